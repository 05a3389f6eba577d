/** What the desk's server says about items and mail. */

/** To somebody at the desk, when a request is refused. */
export const itemProblems = {
  query: 'This address asks for something that the list does not know. Go back to the list and choose again.',
  body: 'Something is missing in what was sent, or it is too long. Nothing was done.',
  noSuchPerson: 'This person is not at the desk any more, or may not work on this. Choose somebody else.',
  subscription: 'This is a subscription: nobody waits for an answer.',
  notAccepted: 'This one is held or spam. Release it first.',
  notHeld: 'This one is not held any more. Reload to see what became of it.',
  unsubscribedSince: 'The person has unsubscribed since, so this one stays held. Mark it as spam.',
  answeredAlready: 'This is marked as answered already.',
  notAnswered: 'This is not marked as answered.',
  tooLate: 'The answer has left already. Send another one to correct it.',
  typedReference: 'The reference that was typed is another one. Nothing was erased.',
  noResume: 'There is no resume, or its time is over and it was deleted.',
  resumeDamaged: 'The resume is damaged in the database. Ask whoever runs the server for a backup.',
  beingSent: 'It is being sent at this very moment. Look again in a minute.',
  notStuck: 'This mail does not wait any more. Reload to see what became of it.',
  addressNotOurs: 'Only the address of a mail to a visitor can be corrected here.',
  address: 'This is not an e-mail address. Look for a missing @ or a space.',
  tooManyWindows: 'The desk is open in too many windows. Close some of them and reload.',
} as const;

/** Why something is held, by what was noticed. */
export const suspicionTexts: Readonly<Record<string, string>> = {
  trap: 'Filled in a field nobody can see',
  'too-fast': 'Sent faster than people fill in the form',
};

/** What somebody else did meanwhile, after their name. */
export const conflictTexts: Readonly<Record<string, string>> = {
  assigned: 'assigned this to {about}',
  unassigned: 'gave this back',
  answered: 'marked this as answered',
  reopened: 'marked this as not answered',
  'answer-sent': 'answered this',
  'answer-undone': 'took an answer back',
  note: 'wrote a note',
  spam: 'marked this as spam',
  released: 'released this',
  other: 'changed this',
};

/** What a mail is, by its kind and the form it is about. */
export const deliveryTitles: Readonly<Record<string, string>> = {
  'company contact': 'Enquiry to the team',
  'company careers': 'Application to the team',
  'company newsletter': 'Subscription to the team',
  acknowledgement: 'Copy to the visitor',
  confirmation: 'Newsletter, to be confirmed',
  welcome: 'Newsletter welcome',
  reminder: 'Reminder',
  answer: 'Answer from the desk',
  webhook: 'Webhook',
  'webhook-confirmed': 'Webhook',
  'sign-in': 'Sign-in link',
  invitation: 'Invitation',
};
export const webhookReceiver = 'the webhook';

/** What an application is about that names no position. */
export const noPosition = 'No position named';

/** What erasing an item takes away. */
export const erasureTexts = {
  contact: 'The enquiry and its {notes}',
  careers: 'The application and its {notes}',
  newsletter: 'The subscription and its {notes}',
  resume: 'The resume',
  mails: 'Its mails, sent and unsent',
  files: 'Mail files on the server',
} as const;
