/** Enquiries and applications at the desk. */
export const statusWords = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  held: 'Held',
  spam: 'Spam',
} as const;

export const assignWords = {
  title: 'Assign {name} to',
  titleMany: 'Assign {count} to',
  cancel: 'Leave as it is',
  button: { you: 'Assigned to you', other: 'Assigned to {name}', nobody: 'Assign' },
} as const;

export const tabWords = {
  waiting: 'Waiting',
  mine: 'Mine',
  unassigned: 'Nobody’s',
  answered: 'Answered',
  all: 'All',
  held: 'Held',
  released: 'Released',
  spam: 'Spam',
} as const;

export const sortWords = {
  button: 'Sort: {order}',
  oldest: 'oldest first',
  newest: 'newest first',
  name: 'by name',
} as const;

/** Of the list of each view. */
export const listWords = {
  enquiries: {
    list: 'List of enquiries',
    which: 'Which enquiries',
    search: 'Search enquiries',
    rows: 'Enquiries, {order}',
    many: 'enquiries',
  },
  applications: {
    list: 'List of applications',
    which: 'Which applications',
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
  arrived: { one: 'One new', many: '{count} new' },
  showArrived: 'Show',
  choose: 'Choose {name}',
  selected: '{count} selected',
  clear: 'Clear selection',
  bulk: 'Selected messages',
  /** Short for "Mark as answered" and "It is spam". */
  bulkAnswered: 'Answered',
  bulkSpam: 'Spam',
} as const;

export const rowMarks = { draft: 'Draft' } as const;

export const filterWords = {
  button: 'Filter',
  buttonActive: 'Filter, {count} set',
  title: 'Show only',
  subject: 'About',
  anySubject: 'Anything',
  assignee: 'Assigned to',
  anybody: 'Anybody',
  since: 'Received since',
  until: 'Received until',
  clear: 'Clear filters',
} as const;

export const emptyListWords = {
  nobodyWaits: { title: 'All caught up', text: 'New messages appear here.' },
  nothingHere: { title: 'Nothing is here', text: 'Nothing fits this list at the moment.' },
  notFound: {
    title: 'Nothing says “{words}”',
    titleFiltered: 'Nothing fits these filters',
    text: 'Searched the names, companies, words and references of all {many} in this list. Spam was left out.',
    textFiltered: 'Nothing in this list fits all of them.',
    searchFor: 'Search “{word}” only',
    searchAll: 'Search in all {many}',
    includeSpam: 'Look in spam',
    clear: 'Clear filters',
  },
  seeAnswered: 'See answered',
  seeAll: 'See all',
  chooseOne: {
    title: 'Nothing is open',
    text: 'Choose a row at the left to read it. j and k move, Enter opens.',
  },
} as const;

export const searchWords = {
  title: 'Search everything',
  lead: 'Type a name, words of a message, or a reference.',
  results: {
    one: 'One result',
    many: '{count} results',
    more: 'The newest {count}. More words find fewer.',
  },
  spam: 'Include spam',
  nothing: 'Searched the names, companies, words and references of everything that you may see.',
  label: 'Search',
} as const;
