/** The mail to somebody whom a colleague named in a note. What the note says stays at the desk. */
export const mentionMailTexts = {
  subject: '{by} named you in a note on {reference}',
  preview: 'What it says is at the desk.',
  text: 'Hello {name}, {by} named you in a note on {reference}. What it says is at the desk.',
  button: 'Open {reference}',
} as const;
