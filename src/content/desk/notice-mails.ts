/** The email to somebody whom a colleague mentioned in a note. It quotes the note, which they may read at the desk. */
export const mentionMailTexts = {
  subject: '{by} mentioned you on {reference}',
  preview: '{form} from {visitor}: {about}',
  text: 'Hello {name}, {by} mentioned you in a note on the {form} from {visitor} ({about}), {reference}.',
  kinds: { enquiry: 'enquiry', application: 'application', subscription: 'subscription' },
  note: 'Note by {by}',
  button: 'Open {reference}',
} as const;

/** The email to people who can publish the website. */
export const reviewMailTexts = {
  subject: '{by} asks you to review the website',
  preview: 'There are changes to look at before they’re published.',
  text: 'Hello {name}, {by} asks you to review the unpublished changes of the website.',
  note: 'Message from {by}',
  button: 'Open the changes',
} as const;
