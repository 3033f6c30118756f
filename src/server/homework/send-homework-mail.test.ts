import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#server/rpc/context.ts";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { makeArticle, makeSchool, type TestSchool } from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import type { HomeworkMailJob } from "./queue-homework-mail.ts";
import { type MailMeans, sendHomeworkMail } from "./send-homework-mail.ts";

type Message = Parameters<MailMeans["mailer"]["send"]>[0];

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let teacher: Caller;
let job: HomeworkMailJob;
let sent: Message[];

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
});
afterAll(() => pools.drop());
beforeEach(async () => {
  world = testWorld(pools);
  sent = [];
  teacher = callAs(world, school.teacher);
  const { articleToken } = await makeArticle(pools.database, { title: "题目\r\nBcc: x@evil.test" });
  await teacher.homework.publish({
    ...school.ownClass,
    articleTokens: [articleToken],
    studentTokens: "everyone",
  });
  job = world.jobs[0]?.payload as HomeworkMailJob;
});

let noted: AuditEntry[] = [];
beforeEach(() => {
  noted = [];
});

/** Delivers to everybody whom `refuse` does not name an error for. */
function means(refuse: (address: string) => Error | undefined = () => undefined): MailMeans {
  return {
    db: pools.database,
    mailer: {
      async send(message) {
        const error = refuse(message.to.address);
        if (error) throw error;
        sent.push(message);
      },
    },
    renderMail: ({ student, publisher, className, article, url }) => ({
      subject: article.title,
      text: [student, publisher, className, article.grade, url].join("|"),
      html: "",
    }),
    isPermanentFailure: (error) => (error as { responseCode?: number }).responseCode === 550,
    publicUrl: "https://school.test",
    audit: {
      async record(_db, entry) {
        noted.push(entry);
      },
    },
    now: world.clock.now,
  };
}
const state = () => teacher.homework.mailState({ mailBatch: job.mailBatch });
const rows = async () =>
  (
    await pools.requests.query("select * from mail_messages where batch_token = $1 order by address", [
      job.mailBatch,
    ])
  ).rows;
const refusing = (name: string, error: Error) => (address: string) =>
  address.startsWith(name) ? error : undefined;

describe("sending a publication's e-mails", () => {
  test("writes one message to each child, answerable to the teacher", async () => {
    await sendHomeworkMail(job, means());
    const [hua, ming] = await rows();
    expect(sent.map(({ to }) => to.address).sort()).toEqual(["hua.wang@school.test", "ming.li@school.test"]);
    expect(sent.find(({ to }) => to.name === "Ming Li")).toEqual({
      to: { address: "ming.li@school.test", name: "Ming Li" },
      from: { address: "tina.teacher@school.test", name: "Tina Teacher" },
      messageId: ming.message_token,
      subject: "题目\r\nBcc: x@evil.test",
      text: "Ming Li|Tina Teacher|4年级1班|4.1|https://school.test/student/pending",
      html: "",
    });
    expect(hua).toMatchObject({ status: "sent", tries: 1, sent_at: world.clock.now(), last_error: null });
    expect(await state()).toEqual({ waiting: 0, sent: 2, failed: 0 });
  });

  test("again writes to nobody twice", async () => {
    await sendHomeworkMail(job, means());
    await sendHomeworkMail(job, means());
    expect(sent).toHaveLength(2);
  });

  test("goes to the batch's own rows, whatever the job's list says", async () => {
    await sendHomeworkMail({ ...job, studentEmailsInfo: [{ address: "x@evil.test", name: "x" }] }, means());
    expect(sent.map(({ to }) => to.address)).not.toContain("x@evil.test");
    expect(sent).toHaveLength(2);
  });

  test("fails as a whole when one failed, and the next try sends only that one, with the same id", async () => {
    await expect(sendHomeworkMail(job, means(refusing("ming", new Error("451 later"))))).rejects.toThrow(
      "1 of 2",
    );
    expect(await state()).toEqual({ waiting: 0, sent: 1, failed: 1 });
    const before = (await rows())[1];
    expect(before).toMatchObject({ status: "failed", last_error: "451 later", tries: 1 });
    await sendHomeworkMail(job, means());
    expect(sent.map(({ to }) => to.name)).toEqual(["Hua Wang", "Ming Li"]);
    expect(sent[1]?.messageId).toBe(before.message_token);
    expect((await rows())[1]).toMatchObject({ status: "sent", last_error: null, tries: 2 });
  });

  test("tells the teacher of a failure once, however often it is tried", async () => {
    const busy = refusing("ming", new Error("451 later"));
    await expect(sendHomeworkMail(job, means(busy))).rejects.toThrow("1 of 2");
    await expect(sendHomeworkMail(job, means(busy))).rejects.toThrow("1 of 1");
    expect(noted).toMatchObject([
      {
        action: "Email notification failed",
        category: "homework",
        severity: "warning",
        details: { failed: 1, refused: 0 },
        subject: { userToken: school.teacher.userToken, email: school.teacher.email },
      },
    ]);
  });

  test("notes a refusal for good and does not try that child again", async () => {
    const refused = Object.assign(new Error("550 no such user"), { responseCode: 550 });
    await sendHomeworkMail(job, means(refusing("ming", refused)));
    expect(await state()).toEqual({ waiting: 0, sent: 1, failed: 1 });
    expect((await rows())[1]).toMatchObject({ status: "failed", last_error: "refused: 550 no such user" });
    await sendHomeworkMail(job, means());
    expect(sent).toHaveLength(1);
  });
});
