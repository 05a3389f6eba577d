/** Enquiries and applications at the desk. */
export const statusTexts = {
  new: 'New',
  assigned: 'Waiting on us',
  answered: 'Closed',
  quarantined: 'Quarantine',
  spam: 'Spam',
} as const;

export const assignTexts = {
  title: 'Assign {name} to',
  titleMany: 'Assign {count} to',
  cancel: 'Cancel',
  button: { you: 'Assigned to you', other: 'Assigned to {name}', unassigned: 'Assign' },
} as const;

export const tabTexts = {
  waiting: 'Needs reply',
  mine: 'Mine',
  unassigned: 'Unassigned',
  answered: 'Closed',
  all: 'All',
  quarantined: 'Quarantine',
  possible: 'Possibly spam',
  released: 'Released',
  spam: 'Spam',
} as const;

export const sortTexts = {
  button: 'Sort: {order}',
  oldest: 'oldest first',
  newest: 'newest first',
  name: 'by name',
} as const;

/** Of the list of each view. */
export const listTexts = {
  enquiries: {
    list: 'List of enquiries',
    which: 'Filter enquiries',
    search: 'Search enquiries',
    rows: 'Enquiries, {order}',
    many: 'enquiries',
  },
  applications: {
    list: 'List of applications',
    which: 'Filter applications',
    search: 'Search applications',
    rows: 'Applications, {order}',
    many: 'applications',
  },
} as const;

export const listControls = {
  placeholder: 'Search',
  export: 'Export',
  exportAs: { csv: 'As a table (CSV)', json: 'As data (JSON)' },
  more: 'Show more',
  arrived: { one: '1 new message', many: '{count} new messages' },
  showArrived: 'Show',
  select: 'Select {name}',
  selected: '{count} selected',
  clear: 'Clear selection',
  bulk: 'Selected messages',
  /** Short for "Mark as spam". */
  bulkSpam: 'Spam',
} as const;

export const rowMarks = { draft: 'Draft' } as const;

export const filterTexts = {
  button: 'Filter',
  buttonActive: 'Filter, {count} on',
  title: 'Filters',
  subject: 'Topic',
  anySubject: 'Any topic',
  assignee: 'Assigned to',
  anyone: 'Anyone',
  since: 'Received since',
  until: 'Received until',
  clear: 'Clear filters',
} as const;

export const emptyListTexts = {
  caughtUp: { title: 'All caught up', text: 'New messages appear here.' },
  nothingHere: { title: 'Nothing here', text: 'There are no messages in this list.' },
  notFound: {
    title: 'No results for “{words}”',
    titleFiltered: 'No matches',
    text: 'Searched names, companies, messages and references of all {many} in this list. Spam isn’t included.',
    textFiltered: 'Nothing in this list matches all filters.',
    searchFor: 'Search for “{word}” only',
    searchAll: 'Search all {many}',
    includeSpam: 'Search spam',
    clear: 'Clear filters',
  },
  seeClosed: 'See closed',
  seeAll: 'See all',
  noneSelected: {
    title: 'No conversation selected',
    text: 'Select a row on the left to read it. j and k move, Enter opens.',
  },
} as const;

export const searchTexts = {
  title: 'Search everything',
  lead: 'Type a name, words from a message, or a reference.',
  results: {
    one: '1 result',
    many: '{count} results',
    more: 'The newest {count}. Add words to narrow it down.',
  },
  spam: 'Include spam',
  nothing: 'Searched names, companies, messages and references of everything you have access to.',
  label: 'Search',
} as const;
