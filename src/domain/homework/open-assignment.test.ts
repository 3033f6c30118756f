import { describe, expect, test } from "vitest";
import { isOpenFor, isReviewableFor } from "./open-assignment.ts";

const open = {
  recalled: false,
  homeworkDeleted: false,
  answeredCount: 0,
  classSemesterIsCurrent: true,
  enrolledInClass: true,
};
const submitted = { ...open, answeredCount: 1 };
const gone = [{ recalled: true }, { homeworkDeleted: true }, { classSemesterIsCurrent: false }];

describe("open work", () => {
  test("waits for a child that is enrolled and has not submitted", () => {
    expect(isOpenFor(open)).toBe(true);
  });

  test.each([...gone, { answeredCount: 1 }, { enrolledInClass: false }])("is closed by %j", (change) => {
    expect(isOpenFor({ ...open, ...change })).toBe(false);
  });
});

describe("submitted work", () => {
  test("can be reviewed, also by a child that has left the class", () => {
    expect(isReviewableFor(submitted)).toBe(true);
    expect(isReviewableFor({ ...submitted, enrolledInClass: false })).toBe(true);
  });

  test.each([...gone, { answeredCount: 0 }])("cannot be reviewed with %j", (change) => {
    expect(isReviewableFor({ ...submitted, ...change })).toBe(false);
  });
});
