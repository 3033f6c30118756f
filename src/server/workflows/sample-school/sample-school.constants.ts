/** The same seed makes the same school; only its dates move with the day it is loaded. */
export const SAMPLE_SEED = 20_260_901;

export const STUDENTS_PER_CLASS = 20;
/** Staff, children and library are there before the first homework of this semester. */
export const OPENED_WEEKS_BEFORE_NOW = 9;

export type ClassPlan = {
  readonly grade: number;
  readonly className: string;
  readonly teacher: { readonly firstName: string; readonly lastName: string };
  readonly homeworkCount: number;
  /** The newest homework is this many days old, the others a week apart before it. */
  readonly newestDaysAgo: number;
  /** Children who have never opened anything. */
  readonly absentCount: number;
  /** The same children's class of the semester before. */
  readonly oldClass?: { readonly grade: number; readonly className: string; readonly hasTeacher: boolean };
};

export const CLASS_PLANS: readonly ClassPlan[] = [
  {
    grade: 1,
    className: "1-1 班",
    teacher: { firstName: "Xiaoyan", lastName: "Zhou" },
    homeworkCount: 5,
    newestDaysAgo: 3,
    absentCount: 2,
  },
  {
    grade: 2,
    className: "2-1 班",
    teacher: { firstName: "Meihua", lastName: "Lin" },
    homeworkCount: 6,
    newestDaysAgo: 2,
    absentCount: 1,
  },
  {
    grade: 4,
    className: "4-1 班",
    teacher: { firstName: "Jianguo", lastName: "Shen" },
    homeworkCount: 5,
    newestDaysAgo: 2,
    absentCount: 1,
    // He went up with his class.
    oldClass: { grade: 3, className: "3-1 班", hasTeacher: true },
  },
  {
    grade: 5,
    className: "5-1 班",
    teacher: { firstName: "Rebecca", lastName: "Tan" },
    homeworkCount: 7,
    newestDaysAgo: 4,
    absentCount: 2,
  },
  {
    grade: 6,
    className: "6-1 班",
    teacher: { firstName: "Wenjing", lastName: "Fan" },
    homeworkCount: 6,
    newestDaysAgo: 3,
    absentCount: 1,
    // Its teacher has left the school; she had stood in for the homework.
    oldClass: { grade: 5, className: "5-1 班", hasTeacher: false },
  },
  {
    grade: 8,
    className: "8-1 班",
    teacher: { firstName: "David", lastName: "Xu" },
    homeworkCount: 6,
    newestDaysAgo: 5,
    absentCount: 2,
  },
];

export const OLD_HOMEWORK_COUNT = 4;
/** In the spring before the semester, and in any case well before this semester's first homework. */
export const OLD_LAST_HOMEWORK = { monthAndDay: "05-20", weeksBeforeNow: 16 } as const;
/** Last year's school was there a little before its first homework. */
export const OLD_WEEKS_BEFORE_HOMEWORK = 6;
/** The class that was given a homework by mistake, and the article: far above what its children can read. */
export const RECALLED = { grade: 5, articleKey: "the-old-man-who-lost-his-horse", daysAgo: 9 } as const;
/** Classes whose children can be signed in as from the list of logins. */
export const GRADES_WITH_LOGINS: readonly number[] = [1, 4, 5, 8];
