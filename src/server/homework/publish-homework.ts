import { canPublish } from "#domain/homework/homework.policy.ts";
import type { PublishInput } from "#domain/homework/homework.schema.ts";
import type { PublishedItem, PublishView } from "#domain/homework/homework.types.ts";
import { AppError, notFound } from "#domain/shared/app-error.ts";
import type { Transaction } from "#server/database/pools.ts";
import type { AccessibleClass } from "#server/rpc/class-access.queries.ts";
import { accessibleClass } from "#server/rpc/class-access.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { once } from "#server/rpc/idempotency.ts";
import { countEnrolled, insertAssignments, lockClassForPublishing } from "./assignments.queries.ts";
import {
  findLiveHomeworkForShare,
  findPublishableArticle,
  insertHomework,
  type PublishableArticle,
} from "./homework.queries.ts";
import { queueHomeworkMail } from "./queue-homework-mail.ts";

/**
 * A teacher publishes articles to children of the own class, all or nothing. A homework that is live already is
 * used again, and only children without it get an assignment and an e-mail.
 */
export async function publishHomework(context: ActorContext, input: PublishInput): Promise<PublishView> {
  const { actor, db } = context;
  return db.transaction(async (tx) => {
    const schoolClass = await accessibleClass({ actor, db: tx }, input);
    const currentYear = schoolClass.semesterIsCurrent ? schoolClass.semesterYear : null;
    if (!canPublish(actor, schoolClass, currentYear)) throw notFound("classes");
    const request = {
      key: input.requestKey,
      userToken: actor.userToken,
      procedure: "homework.publish",
      input,
    };
    return once(tx, request, () => publishAll(context, tx, schoolClass, input));
  });
}

async function publishAll(
  context: ActorContext,
  tx: Transaction,
  schoolClass: AccessibleClass,
  { articleTokens, studentTokens }: PublishInput,
): Promise<PublishView> {
  await lockClassForPublishing(tx, schoolClass.classToken);
  const enrolled = await countEnrolled(tx, { ...schoolClass, studentTokens });
  if (enrolled === 0 && studentTokens === "everyone")
    throw new AppError("invalid", "homework.noStudentsChosen");
  if (studentTokens !== "everyone" && enrolled < new Set(studentTokens).size)
    throw new AppError("invalid", "homework.outsideClass");

  const published = new Map<string, PublishedItem>();
  // In one order for everybody: two teachers publishing the same articles never wait for each other in a circle.
  for (const articleToken of [...new Set(articleTokens)].sort())
    published.set(articleToken, await publishOne(context, tx, schoolClass, { articleToken, studentTokens }));
  return { items: articleTokens.flatMap((articleToken) => published.get(articleToken) ?? []) };
}

type OneArticle = { readonly articleToken: string; readonly studentTokens: readonly string[] | "everyone" };

async function publishOne(
  context: ActorContext,
  tx: Transaction,
  schoolClass: AccessibleClass,
  { articleToken, studentTokens }: OneArticle,
): Promise<PublishedItem> {
  const { actor, audit, now } = context;
  const article = await findPublishableArticle(tx, articleToken);
  if (!article?.versionToken) throw new AppError("notFound", "homework.articleGone");
  const createdAt = now();
  const homeworkToken = await liveHomework(
    tx,
    { ...article, versionToken: article.versionToken },
    {
      publisherToken: actor.userToken,
      publisherName: actor.fullName,
      classToken: schoolClass.classToken,
      createdAt,
    },
  );
  const { classToken, className, semesterYear } = schoolClass;
  const newStudents = await insertAssignments(tx, {
    homeworkToken,
    articleToken,
    classToken,
    semesterYear,
    studentTokens,
    createdAt,
  });
  const mailBatch = await queueHomeworkMail(context, tx, { className, article, studentTokens: newStudents });
  if (newStudents.length > 0)
    await audit.record(tx, {
      action: "Homework published",
      description: `${article.title} was published to ${className}`,
      category: "homework",
      severity: "success",
      details: { homeworkToken, articleToken, classToken, newAssignments: newStudents.length },
    });
  return { articleToken, homeworkToken, title: article.title, newAssignments: newStudents.length, mailBatch };
}

type Publication = {
  readonly publisherToken: string;
  readonly publisherName: string;
  readonly classToken: string;
  readonly createdAt: Date;
};
/** A homework may be recalled between our two looks at it, hardly ever twice in a row. */
const LOOKS = 3;

async function liveHomework(
  tx: Transaction,
  article: PublishableArticle & { readonly versionToken: string },
  publication: Publication,
): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const found =
      (await findLiveHomeworkForShare(tx, { ...article, ...publication })) ??
      (await insertHomework(tx, { ...article, ...publication }));
    if (found) return found;
  }
  throw new AppError("conflict", "shared.conflict");
}
