export type ClassHeaderView = {
  readonly classToken: string;
  readonly className: string;
  readonly grade: string;
  readonly semesterYear: string;
  readonly semesterName: string;
  readonly teacherToken: string | null;
  readonly teacherName: string | null;
  readonly numberOfStudents: number;
};

export type TeacherClassView = {
  readonly classToken: string;
  readonly className: string;
  readonly grade: string;
  readonly semesterYear: string;
  readonly numberOfStudents: number;
  readonly activeHomework: number;
  /** Submitted of assigned over live homework; null while nothing is assigned. */
  readonly completionPercent: number | null;
};

export type TeacherDashboardView = {
  readonly teacherName: string;
  readonly semesterYear: string;
  readonly semesterName: string;
  readonly classes: readonly TeacherClassView[];
  readonly totalStudents: number;
  /** Classes this teacher led in earlier semesters. */
  readonly earlierClasses: number;
};
