/** Words around the reading timer. A failed save is written to the log only: the child reads on. */
export const readingMessages = {
  timer: "Reading time",
  running: "Counting your reading time",
  hidden: "Paused while this page is out of sight",
  idle: "Paused. Go on reading to continue",
  minutes: "{{n}} min",
  saveFailedLog: "Failed to update reading time to database",
  errors: {
    notFound: "This homework is not open for you.",
    visitClosed: "Your reading time is counted on another page now.",
    timeMissing: "Reading time is not defined",
  },
} as const;
