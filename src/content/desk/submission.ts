/** An open enquiry or application. */
export const submissionTexts = {
  back: 'Back to the list',
  reading: { enquiry: 'The enquiry', application: 'The application', subscription: 'The subscription' },
  history: 'History and notes',
  facts: 'Details',
  person: 'Person',
  askedAbout: { enquiry: 'Asked about', application: 'Applied for', subscription: 'Subscribed to' },
  email: 'Email',
  typedEmail: 'They typed {address}',
  others: 'Other conversations',
  newer: 'Newer message from this person: {subject}, {time}',
  openNewer: 'Open',
  received: 'Received',
  more: 'More: copy address, delete',
  moreNarrow: 'More: assign, note, spam, delete',
  moreSheet: 'More',
  quarantinedBecause: 'In quarantine: {why}',
  possiblySpam: 'Possibly spam: {why}.',
  gone: {
    title: 'Not found',
    text: 'It was deleted, or you don’t have access to it.',
  },
} as const;

/** Who else has the submission open. */
export const presenceTexts = {
  viewing: { one: '{names} is viewing', many: '{names} are viewing' },
  writing: { one: '{names} is writing', many: '{names} are writing' },
  and: '{first} and {last}',
} as const;

/** What stands between asterisks is strong. */
export const historyTexts = {
  server: 'The server',
  someone: 'Someone',
  received: '*Received* through the {form} form',
  'mail-sent': '{text} *delivered*',
  'mail-failed': '{text} *not delivered*',
  'reply-failed': '*Reply not delivered*: {text}',
  'reply-delivered': 'Reply to {text} *delivered*',
  opened: '*{by}* opened the resume',
  assigned: '*{by}* assigned it to *{about}*',
  took: '*{by}* assigned it to themselves',
  youTook: '*{by}* assigned it to yourself',
  unassigned: '*{by}* unassigned it',
  'assign-undone': '*{by}* undid an assignment',
  answered: '*{by}* closed it',
  'answered-undone': '*{by}* undid closing it',
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
  'site-published': '*{by}* published release {text} of the website',
  'site-rolled-back': '*{by}* rolled the website back, as release {text}',
  undoneReply: 'Undone before it was sent',
  via: { mail: ' with an email link', terminal: ' at the command line' },
  /** With a link in an email to a shared mailbox. */
  byMailbox: {
    answered: '*Closed* with the link in the email to {text}',
    spam: '*Marked as spam* with the link in the email to {text}',
    released: '*Released* with the link in the email to {text}',
  },
} as const;

export const replyTexts = {
  form: 'Reply or internal note',
  answerTab: 'Reply',
  noteTab: 'Internal note',
  to: 'to {address}',
  answer: 'Reply',
  note: 'Internal note',
  notePlaceholder: 'Only your team sees this. Type @ to mention someone.',
  send: 'Send',
  sending: 'Sending…',
  saveNote: 'Save note',
  emailApp: 'Open in my email app',
  template: 'Saved reply',
  /** Said by the desk and by its server when a reply still has a blank of a saved reply in it. */
  blankLeft: {
    one: '1 blank left: {placeholder}. Fill it in or delete it, then send.',
    many: '{count} blanks left, the first is {placeholder}. Fill them in or delete them, then send.',
  },
  theirMessage: 'Their message',
  readOnly: 'You have read access. You can view this, but not change it.',
  hide: 'Hide',
  subject: 'Your message to {company} [{reference}]',
  quoted: '{name} wrote:',
  mention: 'Mention someone',
  noAccess: {
    enquiry: '{name} can’t see enquiries. Remove the mention to save the note.',
    application: '{name} can’t see applications. Remove the mention to save the note.',
    subscription: '{name} can’t see subscriptions. Remove the mention to save the note.',
  },
  nothingTyped: { answer: 'Write a reply first.', note: 'Write a note first.' },
} as const;

/** A reply that the email server refused, or that is stuck. */
export const undeliveredTexts = {
  title: 'Reply not delivered: {answer}',
  unknown: 'the email server didn’t say why',
  waiting: '{name} hasn’t heard from us, so this still needs a reply.',
  answered: '{name} didn’t get this email. It’s closed because someone closed it by hand.',
  address: 'Correct address',
  correct: 'Correct address and resend',
  same: 'Resend to the same address',
  resending: 'Resending the reply to {address}…',
  call: 'Call {number}',
  done: { address: 'Address corrected. Resending…', again: 'Resending…' },
} as const;

export const conflictBannerTexts = {
  notSent: {
    answer: 'Your reply wasn’t sent. It’s still in the box below.',
    note: 'Your note wasn’t saved. It’s still in the box below.',
  },
  readAnswer: 'Read {name}’s reply',
  readNote: 'Read {name}’s note',
  sendMine: { answer: 'Send mine, too', note: 'Save mine, too' },
  asNote: 'Save as note',
  cancel: 'Cancel',
} as const;

export const eraseTexts = {
  title: 'Delete {name}’s message?',
  lead: 'This can’t be undone. It deletes:',
  label: 'Type {reference} to delete',
  erase: 'Delete',
  cancel: 'Cancel',
  failed: 'Couldn’t load what would be deleted. Nothing was deleted; please try again.',
} as const;
