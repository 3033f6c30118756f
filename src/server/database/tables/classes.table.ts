import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, deleted, newToken, token } from "./columns.ts";
import { semesters } from "./semester.table.ts";
import { users } from "./users.table.ts";

/** Owned by classes. A class belongs to one semester; its teacher may be missing for a while. */
export const schoolClasses = pgTable(
  "classes",
  {
    classToken: text("class_token").primaryKey().$defaultFn(newToken),
    className: text("class_name").notNull(),
    grade: text("grade").notNull(),
    semesterYear: token("semester_year").references(() => semesters.semesterYear),
    teacherToken: text("teacher_token").references(() => users.userToken),
    numberOfStudents: integer("number_of_students").notNull().default(0),
    createdAt: createdAt(),
    deleted: deleted(),
  },
  (table) => [
    check("classes_student_count", sql`${table.numberOfStudents} >= 0`),
    index("classes_semester_idx").on(table.semesterYear).where(sql`not deleted`),
    index("classes_teacher_idx").on(table.teacherToken, table.semesterYear).where(sql`not deleted`),
  ],
);
