import type { MailStateView } from "#domain/homework/homework.types.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { findMailState } from "./mail.queries.ts";

/** How far the e-mails of a publication are, for the teacher who made it. */
export async function mailState(
  { actor, db }: ActorContext,
  { mailBatch }: { readonly mailBatch: string },
): Promise<MailStateView> {
  const state = await findMailState(db, { mailBatch, publisherToken: actor.userToken });
  if (!state) throw notFound("homework");
  return state;
}
