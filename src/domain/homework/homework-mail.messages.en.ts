/** The e-mail that tells a student of new homework. */
export const homeworkMailMessages = {
  subject: "New reading homework: {{title}}",
  greeting: "Hello {{student}},",
  published: "{{publisher}} has published new reading homework for {{className}}.",
  article: "Article: {{title}}",
  grade: "Grade: {{grade}}",
  invitation: "Sign in to read the text and answer the questions:",
  action: "Open my homework",
  footer: "You receive this e-mail because you belong to {{className}}. Answers go to {{publisher}}.",
} as const;
