/** The system's own memory, as staff see it. */
export const auditMessages = {
  ownEvents: "Your recent activity",
  noOwnEvents: "Nothing has happened yet. What you publish and change will be listed here.",
  severity: {
    info: "Note",
    success: "Done",
    warning: "Attention",
    error: "Failed",
  },
  errors: {
    loadFailed: "Your recent activity could not be loaded.",
  },
} as const;
