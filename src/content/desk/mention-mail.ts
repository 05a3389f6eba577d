/** The email to somebody whom a colleague mentioned in a note. It quotes the note, which they may read at the desk. */
export const mentionMailTexts = {
  subject: '{by} mentioned you on {reference}',
  preview: '{form} from {visitor}: {about}',
  text: 'Hello {name}, {by} mentioned you in a note on the {form} from {visitor} ({about}), {reference}.',
  kinds: { enquiry: 'enquiry', application: 'application', subscription: 'subscription' },
  note: 'Note by {by}',
  button: 'Open {reference}',
} as const;
