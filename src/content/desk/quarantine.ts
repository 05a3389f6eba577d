/** Messages in quarantine, and why they are there. */
export const quarantineTexts = {
  title: {
    quarantined: {
      none: 'Quarantine is empty',
      one: '1 message in quarantine',
      many: '{count} messages in quarantine',
    },
    released: { none: 'No released messages', one: '1 released message', many: '{count} released messages' },
    spam: { none: 'No spam', one: '1 spam message', many: '{count} spam messages' },
  },
  lead: {
    quarantined:
      'The team hasn’t received these messages; the daily digest, if it’s on, lists new ones. Release anything that isn’t spam, and the team gets it a moment later. Everything else stays here until someone deletes it or its retention period ends.',
    released: 'These were in quarantine and then went to the team.',
    spam: 'No one was notified. Release anything that isn’t spam.',
  },
  which: 'Filter by status',
  caption: { quarantined: 'Messages in quarantine', released: 'Released messages', spam: 'Spam' },
  columns: {
    select: 'Select',
    from: 'From',
    message: 'Message',
    why: 'Why it’s here',
    whyPast: 'Why it was here',
    since: 'Since',
    received: 'Received',
    actions: 'Actions',
  },
  selectAll: 'Select all {count}',
  selected: '{count} selected',
  withCopies: ', {count} messages with their copies',
  release: 'Release',
  releaseMany: 'Release ({count})',
  spam: 'Mark as spam',
  spamMany: 'Mark as spam ({count})',
  empty: {
    quarantined: 'New messages go straight to the team. Suspicious messages wait here for a review.',
    released: 'Messages you release are listed here, so that you can find them again.',
    spam: 'Messages you mark as spam are listed here.',
  },
  alike: {
    one: 'And 1 more with the same text.',
    many: 'And {count} more with the same text.',
  },
} as const;
