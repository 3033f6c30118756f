import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { SECOND_MS } from "#domain/shared/dates.ts";

export type MailPerson = { readonly address: string; readonly name: string };

export type MailMessage = {
  readonly to: MailPerson;
  /** Who wrote it: their name stands in front and answers go to them; the sending address stays the school's. */
  readonly from?: MailPerson;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try, so that a mailbox recognises a repeated message. */
  readonly messageId: string;
};

export type Mailer = { send(message: MailMessage): Promise<void> };

type MailerOptions = {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
};

/** E-mails leave by SMTP when the school has set one up; otherwise each becomes a file to look at. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createFolderMailer(join(dataDir, "mail"), mailFrom);
}

const SMTP_TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};
/** Messages hold no attachments: nothing in them may make the server read a file or fetch an address. */
const NOTHING_FROM_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

export function createSmtpMailer(smtpUrl: string, mailFrom: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS, ...NOTHING_FROM_OUTSIDE });
  return {
    async send(message) {
      await transport.sendMail(toEnvelope(message, mailFrom));
    },
  };
}

/** One readable .eml file per message; sending it again writes the same file. */
export function createFolderMailer(folder: string, mailFrom: string): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "unix",
    ...NOTHING_FROM_OUTSIDE,
  });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(toEnvelope(message, mailFrom));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, `${message.messageId}.eml`));
    },
  };
}

/** Refused for good: a later try would fail the same way. */
export function isPermanentMailFailure(error: unknown): boolean {
  const { responseCode, name } = error as { responseCode?: number; name?: string };
  return name === UNSENDABLE || (responseCode !== undefined && responseCode >= 500);
}

const UNSENDABLE = "UnsendableMailError";
/** Also a file's name, so neither dots alone nor slashes. */
const MESSAGE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
/** One address: what separates several, or starts another header, has no place in it. */
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

function toEnvelope({ to, from, subject, text, html, messageId }: MailMessage, mailFrom: string) {
  if (!MESSAGE_ID.test(messageId)) throw unsendable("message id");
  const sender = { address: mailFrom, name: oneLine(from?.name ?? "") };
  return {
    from: sender,
    ...(from ? { replyTo: person(from) } : {}),
    to: person(to),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${messageId}@${mailFrom.slice(mailFrom.lastIndexOf("@") + 1)}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function person({ address, name }: MailPerson): MailPerson {
  if (!ONE_ADDRESS.test(address)) throw unsendable("address");
  return { address, name: oneLine(name) };
}

// A line break in a header would begin a header of the writer's choice.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function unsendable(what: string): Error {
  return Object.assign(new Error(`This e-mail has no usable ${what}.`), { name: UNSENDABLE });
}
