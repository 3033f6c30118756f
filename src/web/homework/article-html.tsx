import classes from "./article.module.css";

/** Five letters and more are set narrower, so that a long syllable stays over its own character. */
const LONG_READING = /<rt([^>]*)>([^<]{5,})<\/rt>/g;
const LONGEST_READING = 6;
/** Screen readers speak the character; its pinyin as well would say every word twice. */
const SPOKEN_RUBY = /<(rt|rp)(?![^>]*aria-hidden)([^>]*)>/g;

type ArticleHtmlProps = { readonly html: string; readonly as?: "div" | "span" };

/**
 * Shows HTML that the server has sanitised. The only door for HTML in the product: everything that may
 * carry pinyin comes through here, and nothing else is ever set as HTML.
 */
export function ArticleHtml({ html, as: Tag = "div" }: ArticleHtmlProps) {
  const ready = withQuietRuby(html);
  return (
    <Tag
      lang="zh-CN"
      className={Tag === "div" ? classes.prose : classes.inline}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises articles on write and on render
      dangerouslySetInnerHTML={{ __html: ready }}
    />
  );
}

/** Ruby that a screen reader skips and whose long syllables are marked. */
export function withQuietRuby(html: string): string {
  return html
    .replace(SPOKEN_RUBY, '<$1$2 aria-hidden="true">')
    .replace(LONG_READING, (_, attributes: string, reading: string) => {
      const letters = Math.min(LONGEST_READING, reading.normalize("NFC").trim().length);
      return `<rt${attributes} data-letters="${letters}">${reading}</rt>`;
    });
}

/** Plain Chinese text set exactly as its version with pinyin would be, so that the switch moves nothing. */
export function ArticleText({ text }: { readonly text: string }) {
  return (
    <span lang="zh-CN" className={classes.inline}>
      {text}
    </span>
  );
}

/** A question or a choice: with pinyin where it is switched on and exists, plain otherwise. */
export function QuizText({
  text,
  pinyinHtml,
}: {
  readonly text: string;
  readonly pinyinHtml?: string | undefined;
}) {
  return pinyinHtml ? <ArticleHtml html={pinyinHtml} as="span" /> : <ArticleText text={text} />;
}
