import { MAIL_CHECK_EVERY_MS, MAIL_CHECK_FOR_MS } from "#domain/homework/homework.constants.ts";
import type { MailStateView } from "#domain/homework/homework.types.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Looks after the e-mails of a publication for ten seconds; true when a first attempt has failed by then.
 * It outlives the page that started it, because publishing leads on to the class at once.
 */
export async function hasMailFailed(readState: () => Promise<MailStateView>): Promise<boolean> {
  for (let passedMs = 0; passedMs < MAIL_CHECK_FOR_MS; passedMs += MAIL_CHECK_EVERY_MS) {
    await pause(MAIL_CHECK_EVERY_MS);
    const { waiting, failed } = await readState();
    if (failed > 0) return true;
    if (waiting === 0) return false;
  }
  return false;
}
