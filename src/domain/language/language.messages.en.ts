export const languageMessages = {
  errors: {
    questionsUnreadable:
      "The questions could not be read. Please save them again, then generate their pinyin.",
  },
} as const;
