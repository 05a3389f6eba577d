/** An open enquiry or application. */
export const itemWords = {
  back: 'Back to the list',
  reading: { contact: 'The enquiry', careers: 'The application', newsletter: 'The subscription' },
  history: 'History and notes',
  facts: 'Facts',
  person: 'Person',
  askedAbout: { contact: 'Asked about', careers: 'Applied for', newsletter: 'Subscribed to' },
  email: 'Email',
  typedEmail: 'They typed {address}',
  others: 'Other messages',
  newer: 'Newer message from this person: {subject}, {time}',
  openNewer: 'Open',
  received: 'Received',
  more: 'More: copy address, erase',
  moreNarrow: 'More: assign, note, spam, erase',
  moreSheet: 'More',
  heldBecause: 'Held: {why}',
  gone: {
    title: 'This is not here',
    text: 'It was erased, or it is not yours to see. The list beside shows what is.',
  },
} as const;

/** Who else is on the item, and what they do. */
export const presenceWords = {
  reading: { one: '{names} is reading this too', many: '{names} are reading this too' },
  writing: { one: '{names} is writing', many: '{names} are writing' },
  and: '{first} and {last}',
} as const;

/** What stands between asterisks is strong. */
export const historyWords = {
  server: 'The server',
  received: {
    contact: '*Received* through the contact form',
    careers: '*Received* through the careers form',
    newsletter: '*Received* through the newsletter form',
  },
  'mail-sent': 'Mail to {text} *sent*',
  'mail-failed': 'Mail to {text} *could not be sent*',
  opened: '*{by}* opened it',
  assigned: '*{by}* assigned it to *{about}*',
  took: '*{by}* took it',
  unassigned: '*{by}* made it nobody’s',
  answered: '*{by}* marked it as answered',
  reopened: '*{by}* marked it as waiting again',
  'reopen-undone': '*{by}* took back that it was waiting again',
  'answer-sent': '*{by}*, answer by mail',
  'answer-undone': '*{by}* took the answer back before it left',
  'reply-failed': '*Reply not delivered*: {text}',
  'reply-delivered': 'Reply to {text} *delivered*',
  note: '*{by}*, note',
  spam: '*{by}* marked it as spam',
  released: '*{by}* released it',
  held: '*{by}* put it back into quarantine',
  resent: '*{by}* sent the mail to {text} again',
  'gave-up': '*{by}* gave up the mail to {text}',
  'address-corrected': '*{by}* corrected the address to {text}',
  exported: '*{by}* exported {text}',
  erased: '*{by}* erased it',
  invited: '*{by}* invited *{about}*',
  'role-changed': '*{by}* changed the role of *{about}* to {text}',
  'person-removed': '*{by}* removed *{about}*',
  'signed-in': '*{by}* signed in',
  'session-ended': '*{by}* ended a session of *{about}*',
  via: { mail: ' by the link in the mail', terminal: ' at the command line' },
} as const;

export const replyWords = {
  form: 'Answer or note',
  answerTab: 'Answer by mail',
  noteTab: 'Note for us',
  to: 'to {address}',
  answer: 'Answer',
  note: 'Note',
  notePlaceholder: 'Only colleagues read this. @ names somebody, who is told by mail.',
  send: 'Send answer',
  sending: 'Sending…',
  keepNote: 'Keep note',
  mailProgram: 'Open in my mail program',
  template: 'Template',
  close: 'Close',
  subject: 'Your message to {company} [{reference}]',
  quoted: '{name} wrote:',
  mention: 'Name a colleague',
  unseeing: {
    contact: '{name} does not see enquiries. Take the name out to keep the note.',
    careers: '{name} does not see applications. Take the name out to keep the note.',
    newsletter: '{name} does not see subscriptions. Take the name out to keep the note.',
  },
  nothingTyped: { answer: 'Write an answer first.', note: 'Write a note first.' },
} as const;

export const conflictBannerWords = {
  notSent: {
    answer: 'Your answer was not sent. It is still in the box below.',
    note: 'Your note was not kept. It is still in the box below.',
  },
  readAnswer: 'Read {name}’s answer',
  readNote: 'Read {name}’s note',
  sendMine: { answer: 'Send mine as well', note: 'Keep mine as well' },
  asNote: 'Keep as note',
  theirs: 'version {version}, {time}',
  mine: 'not sent, based on version {version}',
  dismiss: 'Leave it',
} as const;

export const eraseWords = {
  title: 'Erase what {name} sent?',
  lead: 'This goes, and there is no undo:',
  label: 'Type {reference} to erase',
  erase: 'Erase',
  keep: 'Keep',
  failed: 'The list of what would be erased could not be loaded. Nothing was erased; please try again.',
} as const;
