export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };

type MailParts = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly footer: string;
};

/** Puts values into a sentence with {{names}}; a value is text and never a sentence of its own. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? "");
}

/** The same words as plain text and as a page that needs no pictures and no style sheet. */
export function renderMail({ subject, paragraphs, action, footer }: MailParts): MailContent {
  const text = [...paragraphs, action.url, "--", footer].join("\n\n");
  const html = `<!doctype html>
<html><body style="font-family: system-ui, sans-serif; line-height: 1.6; max-width: 36em; margin: 0 auto; padding: 1em">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
<p><a href="${escapeHtml(action.url)}" style="display: inline-block; padding: 0.6em 1.2em; border-radius: 0.5em; background: #1f6f5c; color: #ffffff; text-decoration: none">${escapeHtml(action.label)}</a></p>
<p style="color: #666666; font-size: 0.9em">${escapeHtml(footer)}</p>
</body></html>
`;
  return { subject, text: `${text}\n`, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
