export type ArticleRowView = {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  readonly createdAt: Date;
  readonly textLength: number;
  readonly questionCount: number;
  readonly image: string | null;
  /** The first characters of the text, without tags. */
  readonly preview: string;
};
