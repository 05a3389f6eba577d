/** Messages in quarantine, and why they are there. */
export const quarantineTexts = {
  title: {
    quarantined: {
      none: 'Quarantine is empty',
      one: '1 message in quarantine',
      many: '{count} messages in quarantine',
    },
    possible: {
      none: 'Nothing is possibly spam',
      one: '1 message is possibly spam',
      many: '{count} messages are possibly spam',
    },
    released: { none: 'No released messages', one: '1 released message', many: '{count} released messages' },
    spam: { none: 'No spam', one: '1 spam message', many: '{count} spam messages' },
  },
  lead: {
    quarantined:
      'The team hasn’t received these messages; the daily digest, if it’s on, lists new ones. Release anything that isn’t spam, and the team gets it a moment later. Everything else stays here until someone deletes it or its retention period ends.',
    possible:
      'The team has these messages and nobody has replied yet. Marking one as spam teaches the filter.',
    released: 'These were in quarantine and then went to the team.',
    spam: 'No one was notified. Release anything that isn’t spam.',
  },
  which: 'Filter by status',
  caption: {
    quarantined: 'Messages in quarantine, near-copies in one row',
    possible: 'Possibly spam',
    released: 'Released messages',
    spam: 'Spam',
  },
  columns: {
    select: 'Select',
    from: 'From',
    message: 'Message',
    why: 'Why it’s here',
    whyPast: 'Why it was here',
    whyPossible: 'Why it may be spam',
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
    possible:
      'Messages that went to the team but look a little like spam are listed here until someone replies.',
    released: 'Messages you release are listed here, so that you can find them again.',
    spam: 'Messages you mark as spam are listed here.',
  },
  alike: {
    one: 'And 1 more with nearly the same text.',
    many: 'And {count} more with nearly the same text.',
  },
  copies: '{count} messages',
  possible: 'Possibly spam',
} as const;

/** How the spam filter is doing. */
export const filterTexts = {
  title: 'How the filter is doing',
  caption: 'Per week',
  columns: { week: 'Week of', held: 'Held', released: 'Released', missed: 'Missed', caught: 'Caught' },
  /** In place of a share, when there was no spam. */
  noSpam: '–',
  caught: {
    same: 'of spam caught last week',
    up: 'of spam caught last week, up from {before} a month ago',
    down: 'of spam caught last week, down from {before} a month ago',
  },
  released: {
    one: 'real message held last week and released',
    many: 'real messages held last week and released',
  },
  missed: 'Missed means delivered, then marked as spam by someone here.',
  learning: {
    on: {
      one: 'Learned from 1 decision.',
      many: 'Learned from {count} decisions.',
    },
    updated: 'Last updated {time}. Deleted messages are forgotten.',
    nothing: 'The filter learns when you mark messages as spam, release them or reply to them.',
    off: 'Learning is off. The built-in filter is in use.',
    paused: 'Learning paused: it held more real messages than before. The built-in filter is in use.',
  },
} as const;
