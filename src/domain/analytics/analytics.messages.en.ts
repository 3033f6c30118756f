/** Words that name figures; each figure says what it counts. */
export const analyticsMessages = {
  noData: "No analytics data available",
  noDataHelp: "Figures appear after the first homework is submitted.",
  percent: "{{n}}%",
  minutes: "{{n}} min",
  excellent: "Excellent",
  good: "Good",
  average: "Average",
  struggling: "Struggling",
  needsImprovement: "Needs improvement",
  fair: "Fair",
  needsHelp: "Needs Help",
  errors: {
    notFound: "There is no such analysis.",
  },
} as const;
