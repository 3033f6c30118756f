/** Words of the school year. The three failures of reading it have their own sentence for each area. */
export const semestersMessages = {
  semester: "Semester",
  currentSemester: "Current Semester",
  year: "Semester Year",
  yearHelp: "The year in which the semester begins, for example {{year}}",
  title: "Semester Management",
  subtitle: "A semester runs from September to June",
  total: "Total Semesters",
  active: "Active",
  inactive: "Inactive",
  activeSemester: "Active Semester",
  noActiveSemester: "No active semester",
  suggestedYear: "Suggested next year",
  setActive: "Set Active",
  setActiveAria: "Set semester {{name}} active",
  add: "Add Semester",
  setAsActive: "Set as active semester",
  howTitle: "How it works",
  howOne: "Exactly one semester is active at a time.",
  howTwo: "Setting a semester active puts all others aside; their classes and homework stay readable here.",
  howThree: "Classes can be created, edited or deleted in the active semester only.",
  empty: "No semesters yet",
  emptyHelp: "Add the first semester and set it active to begin.",
  loadFailedTitle: "Error Loading Semesters",
  updateFailedTitle: "Error Updating Semester",
  addFailedTitle: "Error Adding Semester",
  updated: "Active Semester Updated",
  added: "Semester Added",
  errors: {
    loadFailed:
      "Failed to load semester information. Please try refreshing the page or contact your administrator.",
    loadFailedOnDashboard: "Failed to load semester information. Please try refreshing the page",
    loadFailedOnClassList: "Failed to load semester information. Please try refreshing the page.",
    noneCurrent:
      "No active semester is currently set. Please contact your administrator to create and activate a semester.",
    noneForStudent:
      "No active semester is currently set. Please contact your teacher to create and activate a semester. You cannot access homework until a semester is active.",
    noneForTeacher:
      "No active semester is currently set. Please contact your administrator to create and activate a semester. You cannot access classes until a semester is active.",
    noneOnDashboard:
      "No active semester is currently set. Please go to Admin → Semester Management to create and activate a semester before viewing dashboard data",
    noneOnClassList:
      "No active semester is currently set. Please go to Admin → Semester Management to create and activate a semester before managing classes.",
    unexpected:
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
    unexpectedForAdmin:
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact support.",
    notFound: "This semester does not exist.",
    notDefined: "Semester is not defined",
    yearMissing: "Semester year is required",
    yearShape: "Semester year must be a 4-digit number",
    yearRange: "Year must be between 2020 and {{max}}",
    exists: "This semester already exists",
    listFailed: "Failed to load semester data",
    updateFailed: "Failed to set active semester",
    addFailed: "Failed to create semester",
    deactivateFailed: "Failed to deactivate existing semesters",
    notCurrent: "Only the active semester can be changed.",
  },
} as const;
