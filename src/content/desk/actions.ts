/** What can be done with an enquiry or application, and what is said afterwards. */
export const actionTexts = {
  answer: 'Reply',
  take: 'Assign to me',
  close: 'Close',
  reopen: 'Reopen',
  spam: 'Mark as spam',
  release: 'Release',
  notSpam: 'Not spam',
  more: 'More',
  erase: 'Delete',
  copyAddress: 'Copy email address',
  note: 'Internal note',
} as const;

/** About one submission; `many` about several at once. */
export const doneTexts = {
  answered: { one: 'Closed', many: '{count} closed' },
  reopened: { one: 'Reopened', many: '{count} reopened' },
  assigned: { one: 'Assigned to {name}', many: '{count} assigned to {name}' },
  unassigned: { one: 'Unassigned', many: '{count} unassigned' },
  spam: { one: 'Marked as spam', many: '{count} marked as spam' },
  released: { one: 'Released', many: '{count} released' },
  requarantined: { one: 'Back in quarantine', many: '{count} back in quarantine' },
  answerSent: 'Sending your reply…',
  note: 'Note saved',
  arrivedBefore: 'Already sent. It wasn’t sent twice.',
  erased: 'Deleted',
  copied: 'Email address copied',
  notCopied: 'Your browser didn’t allow copying. The address is:',
  undone: 'Undone',
} as const;

/** How far an action on many is. */
export const bulkTexts = {
  spam: 'Marked {done} of {total} as spam',
  requarantined: 'Moved {done} of {total} back to quarantine',
  released: 'Released {done} of {total}',
  other: 'Updated {done} of {total}',
  label: 'Progress',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: 'Stopped. The rest wasn’t changed.',
} as const;

export const conflictTexts = {
  title: '{name} {what} {ago}',
  server: 'The server',
  notChanged: 'Nothing was changed. Take another look, then decide.',
  several: {
    one: '1 wasn’t changed: someone else just updated it',
    many: '{count} weren’t changed: someone else just updated them',
  },
} as const;
