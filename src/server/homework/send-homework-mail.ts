import { paths } from "#domain/shared/paths.ts";
import type { Audit, Executor } from "#server/rpc/context.ts";
import {
  listUnsentMail,
  type MailAddress,
  type OutgoingMail,
  updateMailFailed,
  updateMailSent,
} from "./mail.queries.ts";
import type { HomeworkMailJob } from "./queue-homework-mail.ts";

type MailContent = { readonly subject: string; readonly text: string; readonly html: string };
type Mailer = {
  send(
    message: MailContent & {
      readonly to: MailAddress;
      readonly from?: MailAddress;
      readonly messageId: string;
    },
  ): Promise<void>;
};
type HomeworkPublished = {
  readonly className: string;
  readonly student: string;
  readonly publisher: string;
  readonly article: { readonly title: string; readonly grade: string };
  readonly url: string;
};

/** The mail server's side of the task, given by whoever starts the queue. */
export type MailMeans = {
  readonly db: Executor;
  readonly mailer: Mailer;
  readonly renderMail: (published: HomeworkPublished) => MailContent;
  readonly isPermanentFailure: (error: unknown) => boolean;
  readonly publicUrl: string;
  readonly audit: Audit;
  readonly now: () => Date;
};

/** A mail server takes a few at a time without complaint. */
const AT_ONCE = 5;

/**
 * Sends what is left of a publication's e-mails, one per child. Each success is noted at once, so a repetition goes
 * on where the last try ended. Throws when a message failed that a later try may still bring through.
 */
export async function sendHomeworkMail(job: HomeworkMailJob, means: MailMeans): Promise<void> {
  const unsent = await listUnsentMail(means.db, job.mailBatch);
  const outcomes: Outcome[] = [];
  for (let from = 0; from < unsent.length; from += AT_ONCE)
    outcomes.push(
      ...(await Promise.all(unsent.slice(from, from + AT_ONCE).map((mail) => sendOne(mail, job, means)))),
    );
  await reportFailures(outcomes, job, means);
  const failed = outcomes.filter(({ result }) => result === "failed").length;
  if (failed > 0) throw new Error(`${failed} of ${unsent.length} e-mails could not be sent yet.`);
}

type Outcome = {
  readonly result: "sent" | "failed" | "refused";
  readonly tries: number;
  readonly publisherToken: string | null;
};

/** The teacher hears of a message once: at its first failure, or when a mail server refuses it for good. */
async function reportFailures(
  outcomes: readonly Outcome[],
  { articleInfo, className, publisherEmailInfo }: HomeworkMailJob,
  { audit, db }: MailMeans,
): Promise<void> {
  const news = outcomes.filter(
    ({ result, tries }) => result === "refused" || (result === "failed" && tries === 1),
  );
  if (news.length === 0) return;
  const refused = news.filter(({ result }) => result === "refused").length;
  await audit.record(db, {
    action: "Email notification failed",
    description: `${articleInfo.title} for ${className}: e-mails that could not be sent: ${news.length}`,
    category: "homework",
    severity: "warning",
    details: { failed: news.length, refused },
    subject: { userToken: news[0]?.publisherToken ?? null, email: publisherEmailInfo.address },
  });
}

async function sendOne(
  { messageToken, address, name, publisherToken }: OutgoingMail,
  { className, publisherEmailInfo, articleInfo }: HomeworkMailJob,
  { db, mailer, renderMail, isPermanentFailure, publicUrl, now }: MailMeans,
): Promise<Outcome> {
  const { address: publisherAddress, name: publisher } = publisherEmailInfo;
  const url = new URL(paths.student.pending, publicUrl).href;
  const content = renderMail({ className, student: name, publisher, article: articleInfo, url });
  const from = publisherAddress === null ? {} : { from: { address: publisherAddress, name: publisher } };
  try {
    await mailer.send({ ...content, ...from, to: { address, name }, messageId: messageToken });
  } catch (error) {
    const forGood = isPermanentFailure(error);
    const tries = await updateMailFailed(db, messageToken, {
      error: error instanceof Error ? error.message : String(error),
      forGood,
    });
    return { result: forGood ? "refused" : "failed", tries, publisherToken };
  }
  await updateMailSent(db, messageToken, now());
  return { result: "sent", tries: 0, publisherToken };
}
