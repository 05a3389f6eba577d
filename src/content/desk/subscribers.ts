/** Who gets the newsletter. */
export const subscriberWords = {
  title: {
    none: 'Nobody gets the newsletter yet',
    one: 'One person gets the newsletter',
    many: '{count} people get the newsletter',
  },
  lead: {
    none: 'Everyone who asked for it has confirmed.',
    one: 'One more has not confirmed the address yet.',
    many: '{count} more have not confirmed their address yet.',
  },
  which: 'Which',
  tabs: { active: 'Get it', pending: 'Not confirmed', unsubscribed: 'Left' },
  search: 'Search subscribers',
  placeholder: 'Name or mail address',
  caption: 'Subscribers, newest first',
  columns: {
    name: 'Name',
    mail: 'Mail',
    topic: 'Topic',
    since: { active: 'Since', pending: 'Asked', unsubscribed: 'Left' },
  },
  empty: {
    title: 'Nobody is here',
    notFound: 'Nobody fits “{words}”',
    searched: 'Searched the names and mail addresses in this list.',
    active: 'Anyone who confirms their address appears here automatically.',
    pending: 'Anyone who asks for the newsletter waits here until the address is confirmed.',
    unsubscribed: 'Anyone who leaves is kept here, so that nobody writes to them again.',
    clear: 'Show all',
  },
} as const;
