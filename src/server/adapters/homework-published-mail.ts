import { homeworkMailMessages } from "#domain/homework/homework-mail.messages.en.ts";
import type { Catalogue } from "#domain/shared/messages.ts";
import { fillSentence, type MailContent, renderMail } from "./mail-template.ts";

export type HomeworkPublished = {
  readonly className: string;
  readonly student: string;
  readonly publisher: string;
  readonly article: { readonly title: string; readonly grade: string };
  /** Where the student reads it. */
  readonly url: string;
};

/** The e-mail to one student about homework that was just published. */
export function homeworkPublishedMail(
  { className, student, publisher, article, url }: HomeworkPublished,
  messages: Catalogue<typeof homeworkMailMessages> = homeworkMailMessages,
): MailContent {
  const say = (sentence: string) => fillSentence(sentence, { className, student, publisher, ...article });
  return renderMail({
    subject: say(messages.subject),
    paragraphs: [
      say(messages.greeting),
      say(messages.published),
      say(messages.article),
      ...(article.grade ? [say(messages.grade)] : []),
      say(messages.invitation),
    ],
    action: { label: messages.action, url },
    footer: say(messages.footer),
  });
}
