import { expect, test } from "vitest";
import { classesMessages } from "./classes.messages.en.ts";

const { dashboard, home, assignments, students, overview, errors } = classesMessages;

test.each([
  [dashboard.unableToLoad, "Unable to Load Dashboard"],
  [home.totalStudents, "Total Students"],
  [home.totalAssignments, "Total Assignments"],
  [home.classAverage, "Class Average"],
  [home.semesterYear, "Semester Year"],
  [home.createAssignment, "Create Assignment"],
  [home.manageStudents, "Manage Students"],
  [home.loadFailedTitle, "Error loading class data"],
  [home.loadFailedBody, "Failed to load class information"],
  [home.tryLater, "Please try later"],
  [home.studentsFailedTitle, "Error loading students"],
  [assignments.empty, "No assignments yet"],
  [students.empty, "No students enrolled"],
  [students.viewDetails, "View Details"],
  [overview.empty, "No recent activity"],
  [overview.needsHelp, "Needs Help"],
  [errors.classMissing, "Class id is not defined"],
  [errors.studentMissing, "Student id is not defined"],
  [errors.teacherMissing, "Teacher id is not defined"],
  [errors.studentTokenMissing, "Student token is required"],
])("the class pages say: %s", (sentence, spelledOut) => {
  expect(sentence).toBe(spelledOut);
});
