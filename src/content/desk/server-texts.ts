/** What the desk's server says. */

/** To somebody at the desk, when a request is refused. */
export const deskProblems = {
  signIn: 'You are not signed in, or your session has ended. Please sign in again.',
  noRight: 'Your role does not allow this. Ask an administrator.',
  notFound: 'There is nothing here, or you may not see it.',
  notJson: 'Please send JSON.',
  notAnAddress: 'This is not an email address. Please check it.',
  notAName: 'A name is one line of text with 1 to 100 characters.',
  sayWhoYouAre: 'Please give your name and your email address.',
  personKnown: 'Somebody with this address works here already.',
  beyondScope:
    'You can grant or remove only access that you have yourself. Ask an administrator who sees everything.',
  linkByEmailOnly: 'This person has signed in before, so a link can only be emailed to them.',
  lastAdministrator:
    'This is the last administrator who sees everything. Make somebody else an administrator first.',
  tooOften: 'That was too often. Please wait a few minutes and try again.',
  linkUnknown: 'This link does not work. It may have been cut off: open it as a whole, or ask for a new one.',
  linkUsed: 'This link was used already. Ask for a new one.',
  linkOver: 'This link is too old. Ask for a new one.',
} as const;

/** Answers of one line. */
export const deskPlainTexts = {
  notBuilt: 'The desk is not built yet. Run "npm start", which builds it first.',
} as const;

/** The same about items and mail. */
export const submissionProblems = {
  query: 'This address asks for something that the list does not know. Go back to the list and choose again.',
  body: 'Something is missing in what was sent, or it is too long. Nothing was done.',
  noSuchPerson: 'This person is not at the desk anymore, or may not work on this. Choose somebody else.',
  namedUnseeing:
    '{name} does not see this, so the note was not kept. Take the name out, or name somebody else.',
  subscription: 'This is a subscription: nobody waits for an answer.',
  notAccepted: 'This one is held or spam. Release it first.',
  notQuarantined: 'This one is not held anymore. Reload to see what became of it.',
  heldAlready: 'This one is held already.',
  neverHeld: 'This one was never held, so it cannot be put back.',
  mailHasLeft: 'Mail about this has left already, so it cannot be put back. Mark it as spam instead.',
  subscribed:
    'The subscription has begun already, so it cannot be put back. Unsubscribe the address or erase it.',
  unsubscribedSince: 'The person has unsubscribed since, so this one stays held. Mark it as spam.',
  answeredAlready: 'This is marked as answered already.',
  notAnswered: 'This is not marked as answered.',
  notReopened: 'You have not opened this again just now. Mark it as answered instead.',
  tooLate: 'The reply has been sent already. Send another one to correct it.',
  typedReference: 'This is not the reference of this item. Nothing was erased; check it and type it again.',
  notNoted:
    'The list of erasures on the server cannot be written, so nothing was erased. Ask whoever runs the server.',
  noResume: 'There is no resume, or its time is over and it was deleted.',
  resumeDamaged: 'The resume is damaged in the database. Ask whoever runs the server for a backup.',
  beingSent: 'It is being sent at this very moment. Look again in a minute.',
  notStuck: 'This mail does not wait anymore. Reload to see what became of it.',
  addressNotOurs: 'Only the address of a mail to a visitor can be corrected here.',
  address: 'This is not an email address. Look for a missing @ or a space.',
  tooManyWindows: 'The desk is open in too many windows. Close some of them and reload.',
} as const;

/** What somebody else did meanwhile, after their name. */
export const conflictTexts: Readonly<Record<string, string>> = {
  assigned: 'assigned this to {about}',
  unassigned: 'unassigned this',
  'assign-undone': 'undid an assignment',
  answered: 'marked this as answered',
  'answered-undone': 'undid marking this as answered',
  reopened: 'reopened this',
  'reopen-undone': 'undid reopening this',
  'answer-sent': 'replied to this',
  'answer-undone': 'canceled a reply',
  'reply-failed': 'reopened this: the reply was not delivered',
  'reply-delivered': 'delivered the reply',
  note: 'wrote a note',
  spam: 'marked this as spam',
  'spam-undone': 'undid marking this as spam',
  released: 'released this',
  'release-undone': 'undid the release of this',
  held: 'put this back into quarantine',
  'address-corrected': 'corrected the email address to {text}',
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
  digest: 'Daily digest',
  answer: 'Reply from the desk',
  webhook: 'Webhook',
  'webhook-confirmed': 'Webhook',
  'sign-in': 'Sign-in link',
  invitation: 'Invitation',
  mention: 'Mentioned in a note',
};
/** The same in the history of an item. */
export const mailNames: Readonly<Record<string, string>> = {
  'company contact': 'New enquiry email to {to}',
  'company careers': 'New application email to {to}',
  'company newsletter': 'New subscription email to {to}',
  acknowledgement: 'Confirmation to {to}',
  confirmation: 'Confirmation request to {to}',
  welcome: 'Welcome email to {to}',
  reminder: 'Reminder to {to}',
  answer: 'Reply to {to}',
  other: 'Email to {to}',
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
