/** A library article of the sample school, with its questions, before it has an id and a pinyin layer. */
export type SampleArticle = {
  /** Stable name by which the sample school refers to the article. */
  key: string;
  title: string;
  author: string;
  grade: string;
  chapter: string;
  /** People and places of the story: no textbook unit teaches them, so they stay out of the share a class can read. */
  names?: readonly string[];
  /** HTML, paragraphs only. */
  article: string;
  /** `answer` is parallel to `choices`. */
  questions: readonly { question: string; choices: readonly string[]; answer: readonly boolean[] }[];
  /** Plain text of the worksheet attached to the article. */
  fileText?: string;
};
