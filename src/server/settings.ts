export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Setting {
  readonly name: string;
  readonly default: string;
  readonly description: string;
  /** Never repeated in a message. */
  readonly secret?: true;
}

/** Every environment variable the server reads: the one list that README and .env.example must agree with. */
export const SETTINGS = [
  { name: 'HOST', default: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for all interfaces.' },
  { name: 'PORT', default: '3000', description: 'Port to listen on; 0 lets the system choose a free one.' },
  { name: 'DATA_DIR', default: 'data', description: 'Folder for everything the server writes.' },
  { name: 'SITE_DIR', default: 'dist/site', description: 'Folder of the built site.' },
  {
    name: 'SITE_URL',
    default: '',
    description: 'Public origin of the site, such as https://www.example.com, without a path.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    description:
      'Comma-separated addresses or CIDR ranges of the proxies in front. Only these are believed about the client address (X-Forwarded-For) and about TLS (X-Forwarded-Proto). Empty: none.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: `One of ${LOG_LEVELS.join(', ')}. Every request is logged at debug and trace only.`,
  },
  {
    name: 'API_ONLY',
    default: '0',
    description: '1 serves the API without the built site, for development behind the Vite server.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    description: 'postgres://user:password@host/name. Empty: an SQLite file under DATA_DIR.',
    secret: true,
  },
  {
    name: 'SMTP_URL',
    default: '',
    description:
      'Mail server, such as smtps://user:password@smtp.example.com. Empty: mail is written as .eml files under DATA_DIR/mail.',
    secret: true,
  },
  {
    name: 'MAIL_FROM',
    default: '',
    description:
      'Sender of all mail, such as Example <site@example.com>. Empty: the general address of the company.',
  },
  {
    name: 'MAIL_TO_CONTACT',
    default: '',
    description:
      'Who gets contact enquiries; several addresses with commas between them. Empty: the general address.',
  },
  {
    name: 'MAIL_TO_CAREERS',
    default: '',
    description: 'Who gets career applications. Empty: the careers address of the company.',
  },
  {
    name: 'MAIL_TO_NEWSLETTER',
    default: '',
    description: 'Who is told of new newsletter subscribers. Empty: the general address of the company.',
  },
  {
    name: 'MAIL_ACKNOWLEDGE',
    default: '1',
    description: '0 sends no acknowledgement to visitors who wrote or applied.',
  },
  {
    name: 'OUTBOX_RETRY_SECONDS',
    default: '30',
    description: 'Delay before mail that could not be sent is tried again; it grows with every attempt.',
  },
  {
    name: 'OUTBOX_LEASE_SECONDS',
    default: '60',
    description: 'After this time another process takes up mail that a crashed one was sending.',
  },
  {
    name: 'RATE_LIMIT_CLIENT',
    default: '30/10m',
    description:
      'Submissions that one client may send: number/period, the period in s, m or h. off: no limit.',
  },
  {
    name: 'RATE_LIMIT_ADDRESS',
    default: '6/1h',
    description: 'Submissions in the name of one e-mail address, written like RATE_LIMIT_CLIENT.',
  },
  {
    name: 'FORM_MIN_FILL_MS',
    default: '1500',
    description:
      'Forms filled in faster than this are kept in quarantine and not mailed. 0 switches the check off.',
  },
  {
    name: 'DUPLICATE_WINDOW_SECONDS',
    default: '300',
    description: 'The same submission sent again within this time counts as one.',
  },
  {
    name: 'REPLY_REMINDER_HOURS',
    default: '4',
    description:
      'Business hours before the promised 24 hours are over in which the team is reminded of an enquiry that nobody marked as answered. 0: no reminders.',
  },
  {
    name: 'RETAIN_CONTACT_DAYS',
    default: '0',
    description:
      'Days until an enquiry is deleted, counted from the answer, or from its arrival where none was marked. 0: never. Recommended: 730, as the privacy policy says.',
  },
  {
    name: 'RETAIN_CAREERS_DAYS',
    default: '0',
    description:
      'The same for applications with all that belongs to them. 0: never. Recommended: 365, as the privacy policy says.',
  },
  {
    name: 'RETAIN_RESUMES_DAYS',
    default: '0',
    description:
      'Days from its arrival until a resume file is deleted; the application stays. 0: never. Recommended: 180, as the privacy policy says.',
  },
  {
    name: 'RETAIN_NEWSLETTER_DAYS',
    default: '0',
    description:
      'Days from unsubscribing until the subscriber is deleted. 0: never. Recommended: 1, as the privacy policy says.',
  },
  {
    name: 'WEBHOOK_URL',
    default: '',
    description:
      'Address that each accepted submission is posted to as JSON, such as https://crm.example.com/hook. Empty: none.',
    secret: true,
  },
  {
    name: 'WEBHOOK_SECRET',
    default: '',
    description: 'Key of at least 16 characters that webhooks are signed with. Needed with WEBHOOK_URL.',
    secret: true,
  },
  {
    name: 'METRICS_PORT',
    default: '',
    description: 'Port of its own for GET /metrics in the format of Prometheus. Empty: none.',
  },
  {
    name: 'METRICS_HOST',
    default: '127.0.0.1',
    description: 'Address that METRICS_PORT listens on. Keep it out of reach of the public.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    description:
      'Bearer token of at least 16 characters for GET /api/metrics on the ordinary port. Empty: no such address.',
    secret: true,
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];
