import { ROLE } from "#domain/shared/actor.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { type ArticleFile, findFileOfArticle, findFileOfOwnArticle } from "./article-file.queries.ts";

/** The file attached to an article: for staff any live one, for a child what it was given and may still see. */
export async function findArticleFile(
  { actor, db }: ActorContext,
  articleToken: string,
): Promise<ArticleFile> {
  const file =
    actor.role === ROLE.STUDENT
      ? await findFileOfOwnArticle(db, { articleToken, studentToken: actor.userToken })
      : await findFileOfArticle(db, articleToken);
  if (!file) throw notFound("library");
  return file;
}
