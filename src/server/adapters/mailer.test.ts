import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFolderMailer, createMailer, isPermanentMailFailure, type MailMessage } from "./mailer.ts";

let folder: string;
let server: SMTPServer;
let smtpUrl: string;
let received: { recipients: string[]; sender: string | false; content: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-"));
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      const code = address.startsWith("gone") ? 550 : address.startsWith("later") ? 451 : undefined;
      callback(code ? Object.assign(new Error("refused"), { responseCode: code }) : undefined);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          sender: envelope.mailFrom ? envelope.mailFrom.address : false,
          content: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  received = [];
});

const message: MailMessage = {
  to: { address: "ming@home.example", name: "小明" },
  from: { address: "lin@school.example", name: "Lin Laoshi" },
  subject: "New reading homework: 春天",
  text: "Hello",
  html: "<p>Hello</p>",
  messageId: "0199-abc",
};
const bySmtp = () => createMailer({ smtpUrl, mailFrom: "reading@school.example", dataDir: folder });
const headersOf = (content: string) =>
  (content.split("\r\n\r\n")[0] ?? "").replace(/\r\n\s+/g, " ").split("\r\n");
const header = (content: string, name: string) =>
  headersOf(content).filter((line) => line.toLowerCase().startsWith(`${name}:`));

describe("e-mail by SMTP", () => {
  test("comes from the school's address in the teacher's name, answers go to the teacher, the id is stable", async () => {
    await bySmtp().send(message);
    await bySmtp().send(message);
    expect(received.map(({ sender }) => sender)).toEqual([
      "reading@school.example",
      "reading@school.example",
    ]);
    for (const { content } of received) {
      expect(header(content, "from")).toEqual(["From: Lin Laoshi <reading@school.example>"]);
      expect(header(content, "reply-to")).toEqual(["Reply-To: Lin Laoshi <lin@school.example>"]);
      expect(header(content, "message-id")).toEqual(["Message-ID: <0199-abc@school.example>"]);
    }
  });

  test("a name or subject with line breaks adds no header and no recipient", async () => {
    const evil = "x\r\nBcc: victim@home.example\nX-Evil: 1\u2028Cc: b@c.example";
    await bySmtp().send({
      ...message,
      subject: evil,
      to: { ...message.to, name: evil },
      from: { address: "lin@school.example", name: evil },
    });
    expect(received[0]?.recipients).toEqual(["ming@home.example"]);
    const names = headersOf(received[0]?.content ?? "").map((line) => line.split(":")[0]?.toLowerCase());
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("cc");
    expect(names).not.toContain("x-evil");
  });

  test.each([
    "a@b.example\r\nBcc: c@d.example",
    "a@b.example, c@d.example",
    "<a@b.example>",
    "a@b.example>",
    "nobody",
    "",
  ])("an address that is not exactly one address is refused for good: %j", async (address) => {
    const failure = await bySmtp()
      .send({ ...message, to: { address, name: "x" } })
      .catch((error: unknown) => error);
    expect((failure as Error).message).toBe("This e-mail has no usable address.");
    expect(isPermanentMailFailure(failure)).toBe(true);
    expect(received).toEqual([]);
  });

  test.each([
    ["gone@home.example", true],
    ["later@home.example", false],
  ])("a refusal of %s is for good: %s", async (address, isPermanent) => {
    const failure = await bySmtp()
      .send({ ...message, to: { address, name: "x" } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isPermanentMailFailure(failure)).toBe(isPermanent);
  });

  test("a mail server that is down is worth another try", async () => {
    const mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:1", mailFrom: "a@b.example", dataDir: folder });
    const failure = await mailer.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isPermanentMailFailure(failure)).toBe(false);
  });
});

describe("e-mail to a folder", () => {
  test("without SMTP each message becomes a file, and the same message the same file", async () => {
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: "reading@school.example", dataDir: folder });
    await mailer.send(message);
    await mailer.send({ ...message, text: "Hello again" });
    await mailer.send({ ...message, messageId: "0200-def" });
    expect((await readdir(join(folder, "mail"))).sort()).toEqual(["0199-abc.eml", "0200-def.eml"]);
    const file = await readFile(join(folder, "mail", "0199-abc.eml"), "utf8");
    expect(file).toContain("Message-ID: <0199-abc@school.example>");
    expect(file).toContain("Hello again");
    expect(file).toContain("ming@home.example");
  });

  test.each([
    "../out",
    "",
    ".",
    "a/b",
    "a\nb",
  ])("a message id that is no file name is refused: %j", async (messageId) => {
    const mailer = createFolderMailer(folder, "reading@school.example");
    await expect(mailer.send({ ...message, messageId })).rejects.toThrow(
      "This e-mail has no usable message id.",
    );
  });
});
