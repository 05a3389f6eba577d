/** Exported files: their names and the headers of their columns. */
export const exportNames = {
  /** Of a list of items: what it holds, then which of them. */
  forms: { contact: 'enquiries', careers: 'applications', newsletter: 'subscriptions', all: 'all-forms' },
  tabs: {
    waiting: 'waiting',
    mine: 'mine',
    unassigned: 'unassigned',
    answered: 'answered',
    all: 'all',
    held: 'quarantine',
    released: 'released',
    spam: 'spam',
  },
  filtered: 'filtered',
  subscribers: { all: 'subscribers', active: 'active', pending: 'pending', unsubscribed: 'unsubscribed' },
  delivery: {
    all: 'email-delivery',
    stuck: 'not-delivered',
    waiting: 'waiting',
    'given-up': 'stopped',
    sent: 'sent',
  },
  history: 'history',
  visits: 'visits',
} as const;

export const exportHeaders = {
  submissions: {
    reference: 'Reference',
    form: 'Form',
    status: 'Status',
    suspicion: 'Why in quarantine',
    receivedAt: 'Received',
    answeredAt: 'Answered',
    answeredBy: 'Answered by',
    assignee: 'Assigned to',
    position: 'Position',
    resume: 'Resume',
    replies: 'Replies',
    notes: 'Notes',
  },
  typedEmail: 'Email before correction',
  visit: { entry: 'First page', referrer: 'Came from', campaign: 'Campaign', pages: 'Pages viewed' },
  subscribers: { email: 'Email', name: 'Name', topic: 'Topic', state: 'State', since: 'Signed up' },
  delivery: {
    title: 'Message',
    name: 'Name',
    reference: 'Reference',
    to: 'To',
    state: 'State',
    attempts: 'Attempts',
    lastAnswer: 'Server response',
    nextAttemptAt: 'Next attempt',
    createdAt: 'Created',
    doneAt: 'Finished',
  },
  history: {
    at: 'Time',
    action: 'Action',
    by: 'By',
    reference: 'Reference',
    about: 'Person affected',
    text: 'Details',
    via: 'Done through',
  },
  visits: { day: 'Day', what: 'Measure', of: 'Page or source', detail: 'Detail', count: 'Count' },
} as const;

/** Of the subscribers' state column. */
export const exportedStates = { active: 'Active', pending: 'Pending', unsubscribed: 'Unsubscribed' } as const;

/** Above each reply and note: when, and by whom. */
export const exportedEntry = '{time}, {name}:';
