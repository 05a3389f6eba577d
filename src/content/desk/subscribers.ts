/** Newsletter subscribers. */
export const subscriberTexts = {
  title: {
    none: 'No subscribers yet',
    one: '1 person gets the newsletter',
    many: '{count} people get the newsletter',
  },
  lead: {
    none: 'Everyone who signed up has confirmed.',
    one: '1 more hasn’t confirmed yet.',
    many: '{count} more haven’t confirmed yet.',
  },
  which: 'Filter by status',
  tabs: { active: 'Active', pending: 'Pending', unsubscribed: 'Unsubscribed' },
  search: 'Search subscribers',
  placeholder: 'Name or email',
  caption: 'Subscribers, newest first',
  columns: {
    name: 'Name',
    email: 'Email',
    topic: 'Topic',
    since: { active: 'Since', pending: 'Signed up', unsubscribed: 'Unsubscribed' },
  },
  empty: {
    title: 'No one here',
    notFound: 'No results for “{words}”',
    searched: 'Searched the names and email addresses in this list.',
    active: 'People appear here once they confirm their address.',
    pending: 'People who sign up wait here until they confirm their address.',
    unsubscribed: 'People who unsubscribe stay here, so that no one writes to them again.',
    clear: 'Show all',
  },
} as const;
