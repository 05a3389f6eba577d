/** Exported files: their names and the headers of their columns. */
export const exportNames = {
  /** Of a list of submissions: the kind, then the tab. */
  kinds: {
    enquiry: 'enquiries',
    application: 'applications',
    subscription: 'subscriptions',
    all: 'all-forms',
  },
  tabs: {
    waiting: 'needs-reply',
    mine: 'mine',
    unassigned: 'unassigned',
    answered: 'closed',
    all: 'all',
    quarantined: 'quarantine',
    possible: 'possibly-spam',
    released: 'released',
    spam: 'spam',
  },
  filtered: 'filtered',
  subscribers: { all: 'subscribers', active: 'active', pending: 'pending', unsubscribed: 'unsubscribed' },
  delivery: {
    all: 'email-delivery',
    stuck: 'not-delivered',
    waiting: 'queued',
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
    answeredAt: 'Closed',
    answeredBy: 'Closed by',
    assignee: 'Assigned to',
    position: 'Position',
    resume: 'Resume',
    replies: 'Replies',
    notes: 'Notes',
  },
  typedEmail: 'Email before correction',
  visit: { entry: 'First page', referrer: 'Referring site', campaign: 'Campaign', pages: 'Pages viewed' },
  subscribers: { email: 'Email', name: 'Name', topic: 'Topic', state: 'Status', since: 'Signed up' },
  delivery: {
    title: 'Email',
    name: 'Name',
    reference: 'Reference',
    to: 'To',
    state: 'Status',
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

/** Of the "Measure" column of the visits. */
export const exportedMeasures = {
  page: 'page view',
  entry: 'visit started on page',
  width: 'visit by screen width',
  referrer: 'visit from site',
  campaign: 'visit from campaign',
  'campaign-sent': 'message from campaign',
  form: 'form step',
  left: 'form abandoned at field',
  'to-form': 'page before form was opened',
  'to-sent': 'page before form was sent',
  lcp: 'LCP in ms',
  inp: 'INP in ms',
  cls: 'CLS',
  'set-apart': 'automated event, not counted',
} as const;

/** Above each reply and note: when, and by whom. */
export const exportedEntry = '{time}, {name}:';
