/** What can be done with an enquiry or application, and what is said afterwards. */
export const actionWords = {
  answer: 'Reply',
  take: 'Take it',
  markAnswered: 'Mark as answered',
  reopen: 'Open again',
  spam: 'It is spam',
  release: 'Release',
  notSpam: 'It is not spam',
  more: 'More',
  erase: 'Erase',
  copyAddress: 'Copy the address',
  note: 'Internal note',
} as const;

/** Of one item; `many` of several at once. */
export const doneWords = {
  answered: { one: 'Marked as answered', many: '{count} marked as answered' },
  reopened: { one: 'Waiting again', many: '{count} are waiting again' },
  assigned: { one: 'Assigned to {name}', many: '{count} assigned to {name}' },
  unassigned: { one: 'Nobody’s again', many: '{count} are nobody’s again' },
  spam: { one: 'Marked as spam', many: '{count} marked as spam' },
  released: { one: 'Released', many: '{count} released' },
  held: { one: 'Held again', many: '{count} are held again' },
  answerSent: 'Sending your reply…',
  note: 'Note saved',
  arrivedBefore: 'Already sent. It wasn’t sent twice.',
  erased: 'Erased',
  copied: 'Address copied',
  notCopied: 'The browser did not allow copying. The address is:',
  undone: 'Undone',
} as const;

/** How far an action on many is. */
export const bulkWords = {
  spam: 'Marked {done} of {total} as spam',
  held: 'Moved {done} of {total} back to quarantine',
  released: 'Released {done} of {total}',
  other: 'Updated {done} of {total}',
  label: 'Progress',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: 'Stopped. The rest wasn’t changed.',
} as const;

export const conflictWords = {
  title: '{name} {what} {ago}',
  server: 'The server',
  notChanged: 'Nothing was changed. Look at it again, then decide.',
  several: {
    one: 'One was changed by somebody else and left as it is',
    many: '{count} were changed by somebody else and left as they are',
  },
} as const;
