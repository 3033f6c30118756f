import { createHash } from "node:crypto";
import sanitize from "sanitize-html";

/** Exactly what the editor's toolbar can make, and the pinyin layer. */
const ALLOWED_TAGS = [
  ..."p br h1 h2 strong b em i u s blockquote ol ul li a img".split(" "),
  ..."ruby rb rt".split(" "),
];
/** Dropped with their contents; every other unknown tag leaves its words behind. */
const TAGS_WITHOUT_WORDS =
  "script style textarea option noscript iframe noembed noframes xmp plaintext template title svg math rp".split(
    " ",
  );
const LINK = /^(?:https?:\/\/|mailto:)/i;
/** A path on this server, never '//host' or '/\host', which a browser reads as another one. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i;
/** Two million characters hold every article of a school several times over. */
const CACHE_CHARACTERS = 2_000_000;

const cache = new Map<string, string>();
let cachedCharacters = 0;

/** Article HTML without anything that could run, load from elsewhere or disguise itself; used on write and on render. */
export function sanitizeHtml(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  const key = createHash("sha256").update(html).digest("base64");
  const known = cache.get(key);
  if (known !== undefined) return known;
  const clean = sanitize(html, OPTIONS);
  keep(key, clean);
  return clean;
}

/** An address a picture may have: a path on this server or the picture itself. */
export function safeImageUrl(url: string | null): string | null {
  return url !== null && (OWN_PATH.test(url) || IMAGE_DATA.test(url)) ? url : null;
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ["href", "target", "rel"], img: ["src", "alt"], rt: ["aria-hidden"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["data"] },
  allowProtocolRelative: false,
  nonTextTags: TAGS_WITHOUT_WORDS,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    rt: (tagName) => ({ tagName, attribs: { "aria-hidden": "true" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && safeImageUrl(attribs.src ?? null) === null,
};

function linkAttributes(href: string | undefined): sanitize.Attributes {
  if (href === undefined || !LINK.test(href)) return {};
  return { href, target: "_blank", rel: "noopener noreferrer" };
}

function keep(key: string, clean: string): void {
  if (clean.length > CACHE_CHARACTERS / 4) return;
  cache.set(key, clean);
  cachedCharacters += clean.length;
  for (const [oldest, text] of cache) {
    if (cachedCharacters <= CACHE_CHARACTERS) return;
    cache.delete(oldest);
    cachedCharacters -= text.length;
  }
}
