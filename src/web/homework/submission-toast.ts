/** What was said of a submission is true until the next word about one. */
export const ABOUT_SUBMISSION = { about: "submission" } as const;
