/** One pick: which choice of which question, both counted from 0. */
export type Choice = { readonly questionIndex: number; readonly choiceIndex: number };

/** A question as a child may see it before submitting: no word about which choice is right. */
export type OpenQuestion = { readonly question: string; readonly choices: readonly string[] };

/** A question with its key, for staff and for a child's own submitted work. */
export type KeyedQuestion = OpenQuestion & { readonly answer: readonly boolean[] };

export type PendingHomeworkView = {
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly title: string;
  readonly grade: string;
  readonly chapter: string;
  readonly textLength: number;
  readonly questionCount: number;
  /** How many questions already have a saved choice. */
  readonly savedChoices: number;
  readonly totalTimeMs: number;
  readonly createdAt: Date;
};

export type CompletedHomeworkView = {
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  readonly scorePercent: number;
  readonly totalTimeMs: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly completedAt: Date;
};

export type StudentSummaryView = {
  /** Mean of the non-zero scores; null while nothing is submitted. */
  readonly averageScore: number | null;
  readonly bestScore: number | null;
  readonly completedCount: number;
  readonly pendingCount: number;
  readonly streakDays: number;
  /** Assignments touched in the last seven days, newest first, at most five. */
  readonly recent: readonly { homeworkToken: string; title: string; completed: boolean; updatedAt: Date }[];
};

/** What the homework screen shows; the same for reading, publishing and preview except for the questions. */
export type ArticleContent = {
  readonly articleToken: string;
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  /** Sanitised HTML. */
  readonly article: string;
  /** Sanitised HTML with ruby, or null when there is no pinyin version. */
  readonly articlePinyin: string | null;
  readonly image: string | null;
  readonly fileName: string | null;
  readonly textLength: number;
};

/** Plain texts in `questions`, sanitised HTML with ruby in `questionsPinyin`. */
export type OpenQuestions = {
  readonly questions: readonly OpenQuestion[];
  readonly questionsPinyin: readonly OpenQuestion[] | null;
};
export type KeyedQuestions = {
  readonly questions: readonly KeyedQuestion[];
  readonly questionsPinyin: readonly OpenQuestion[] | null;
};

export type ReadingContentView = ArticleContent & OpenQuestions & { readonly homeworkToken: string };
export type ArticleView = ArticleContent & KeyedQuestions & { readonly createdAt: Date };

/** The state of a child's own open work, never cached: another device may have gone on. */
export type OpenWorkView = {
  readonly attempt: number;
  readonly totalTimeMs: number;
  readonly choices: readonly Choice[];
};

/** The marked result; the same for the first submission and for every repetition of it. */
export type SubmissionView = {
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly scorePercent: number;
  readonly correct: number;
  readonly answered: number;
  readonly questionCount: number;
  readonly totalTimeMs: number;
  readonly completedAt: Date;
};

export type ReviewView = ArticleContent &
  KeyedQuestions & {
    readonly homeworkToken: string;
    readonly submission: SubmissionView;
    /** Empty for old data that kept only right and wrong. */
    readonly choices: readonly Choice[];
    readonly attempts: number;
  };

/** `newAssignments` 0 means that all chosen children had the homework already. */
export type PublishedItem = {
  readonly articleToken: string;
  readonly homeworkToken: string;
  readonly title: string;
  readonly newAssignments: number;
  /** Names the e-mails of this publication; null when none were due. */
  readonly mailBatch: string | null;
};
export type PublishView = { readonly items: readonly PublishedItem[] };
export type MailStateView = { readonly waiting: number; readonly sent: number; readonly failed: number };

export type ClassHomeworkView = {
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly title: string;
  readonly grade: string;
  readonly chapter: string;
  readonly createdAt: Date;
  readonly published: boolean;
  readonly status: "active" | "archived";
  readonly recalledAt: Date | null;
  readonly assignedCount: number;
  readonly submissionsCount: number;
  readonly neverOpenedCount: number;
  readonly completionPercent: number | null;
  readonly averageScore: number | null;
  readonly averageTimeMs: number | null;
  readonly wordCount: number;
  /** Restoring is refused while the article has a live homework in this class. */
  readonly canRestore: boolean;
};

/** A child of a class with real figures over the class's live homework of the semester. */
export type ClassStudentView = {
  readonly studentToken: string;
  readonly fullName: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly averageScore: number | null;
  readonly completionPercent: number | null;
  readonly totalHomework: number;
  readonly completedHomework: number;
  readonly totalTimeMs: number;
  readonly lastActivityAt: Date | null;
  /** Place in the class by average score, 1 is best; null without a score. */
  readonly classRank: number | null;
  /** Live homework this child has not opened yet. */
  readonly neverOpened: readonly { readonly homeworkToken: string; readonly title: string }[];
};

export type ActivityEntry = {
  readonly studentToken: string;
  readonly fullName: string;
  readonly title: string;
  readonly kind: "submitted" | "read";
  readonly at: Date;
};

export type ClassOverviewView = {
  readonly totalStudents: number;
  readonly totalAssignments: number;
  readonly activeAssignments: number;
  readonly classAverage: number | null;
  readonly averageTimeMs: number | null;
  readonly recentActivity: readonly ActivityEntry[];
};
