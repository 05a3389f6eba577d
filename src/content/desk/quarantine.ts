/** What is held as suspect, and why. */
export const quarantineWords = {
  title: {
    held: { none: 'Nothing is held', one: 'One is held as suspect', many: '{count} are held as suspect' },
    released: { none: 'Nothing was released', one: 'One was released', many: '{count} were released' },
    spam: { none: 'Nothing is spam', one: 'One is marked as spam', many: '{count} are marked as spam' },
  },
  lead: {
    held: 'The team has not received these; the daily digest, where it is on, lists new ones. What you release goes to the team a moment later. What you leave stays until somebody erases it or its retention period ends.',
    released: 'These were held and went to the team after all.',
    spam: 'These reach nobody. What is no spam can still be released.',
  },
  which: 'Which',
  caption: { held: 'Held messages', released: 'Released messages', spam: 'Spam' },
  columns: {
    choose: 'Choose',
    who: 'Who',
    words: 'What they wrote',
    why: 'Why it is held',
    whyPast: 'Why it was held',
    since: 'Held since',
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
    held: 'Whatever comes in goes to the team. What looks like the work of a machine waits here.',
    released: 'What you release from here is listed, so that a mistake can be found again.',
    spam: 'What you mark as spam is listed here.',
  },
  alike: {
    one: 'And one more with the same words.',
    many: 'And {count} more with the same words.',
  },
} as const;
