/** An open enquiry or application. */
export const submissionWords = {
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
  quarantinedBecause: 'Held: {why}',
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
  someone: 'Someone',
  received: {
    contact: '*Received* through the contact form',
    careers: '*Received* through the careers form',
    newsletter: '*Received* through the newsletter form',
  },
  'mail-sent': '{text} *delivered*',
  'mail-failed': '{text} *not delivered*',
  'reply-failed': '*Reply not delivered*: {text}',
  'reply-delivered': 'Reply to {text} *delivered*',
  opened: '*{by}* opened it',
  assigned: '*{by}* assigned it to *{about}*',
  took: '*{by}* assigned it to themselves',
  youTook: '*{by}* assigned it to yourself',
  unassigned: '*{by}* unassigned it',
  'assign-undone': '*{by}* undid an assignment',
  answered: '*{by}* marked it as answered',
  'answered-undone': '*{by}* undid marking it as answered',
  reopened: '*{by}* reopened it',
  'reopen-undone': '*{by}* undid reopening it',
  'answer-sent': '*{by}*, reply',
  'answer-undone': '*{by}* canceled the reply before it was sent',
  note: '*{by}*, internal note',
  spam: '*{by}* marked it as spam',
  'spam-undone': '*{by}* undid marking it as spam',
  released: '*{by}* released it',
  'release-undone': '*{by}* undid the release',
  held: '*{by}* put it back in quarantine',
  resent: '*{by}* resent the email to {text}',
  'gave-up': '*{by}* stopped sending to {text}',
  'address-corrected': '*{by}* corrected the email address to {text}',
  exported: '*{by}* exported {text}',
  erased: '*{by}* deleted it',
  invited: '*{by}* invited *{about}*',
  'role-changed': '*{by}* changed the role of *{about}* to {text}',
  'person-removed': '*{by}* removed *{about}*',
  'signed-in': '*{by}* signed in',
  'session-ended': '*{by}* ended a session of *{about}*',
  undoneReply: 'Undone before it was sent',
  via: { mail: ' with an email link', terminal: ' at the command line' },
  /** With a link in an email to a mailbox that nobody of the desk has as their own. */
  byMailbox: {
    answered: '*Marked as answered* with the link in the email to {text}',
    spam: '*Marked as spam* with the link in the email to {text}',
    released: '*Released* with the link in the email to {text}',
  },
} as const;

export const replyWords = {
  form: 'Reply or internal note',
  answerTab: 'Reply',
  noteTab: 'Internal note',
  to: 'to {address}',
  answer: 'Reply',
  note: 'Internal note',
  notePlaceholder: 'Only your team sees this. Type @ to mention someone.',
  send: 'Send',
  sending: 'Sending…',
  keepNote: 'Save note',
  mailProgram: 'Open in my email app',
  template: 'Saved reply',
  /** Said by the desk and by its server when a reply still has a blank of a saved reply in it. */
  blankLeft: {
    one: '1 blank left: {placeholder}. Fill it in or delete it, then send.',
    many: '{count} blanks left, the first is {placeholder}. Fill them in or delete them, then send.',
  },
  theirMessage: 'Their message',
  readOnly: 'You have read access. You can view this, but not change it.',
  close: 'Close',
  subject: 'Your message to {company} [{reference}]',
  quoted: '{name} wrote:',
  mention: 'Mention someone',
  unseeing: {
    contact: '{name} can’t see enquiries. Remove the mention to save the note.',
    careers: '{name} can’t see applications. Remove the mention to save the note.',
    newsletter: '{name} can’t see subscriptions. Remove the mention to save the note.',
  },
  nothingTyped: { answer: 'Write a reply first.', note: 'Write a note first.' },
} as const;

/** A reply that the mail server refused, or that is stuck. */
export const undeliveredWords = {
  title: 'Reply not delivered: {answer}',
  unknown: 'the mail server did not say why',
  waiting: '{name} hasn’t heard from us, so this still needs a reply.',
  answered: '{name} didn’t get this email. It counts as answered because someone marked it by hand.',
  address: 'Correct address',
  correct: 'Correct address and resend',
  same: 'Resend to the same address',
  resending: 'Resending the reply to {address}…',
  call: 'Call {number}',
  done: { address: 'Address corrected. Resending…', again: 'Resending…' },
} as const;

export const conflictBannerWords = {
  notSent: {
    answer: 'Your reply wasn’t sent. It is still in the box below.',
    note: 'Your note wasn’t saved. It is still in the box below.',
  },
  readAnswer: 'Read {name}’s reply',
  readNote: 'Read {name}’s note',
  sendMine: { answer: 'Send mine, too', note: 'Save mine, too' },
  asNote: 'Save as note',
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
