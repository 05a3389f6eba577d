/** Who sends mail to whom, and how the outbox delivers it. */
import {
  parseAddresses,
  parseMailbox,
  parseSwitch,
  setting,
  urlOf,
  wantedNumber,
  wholeNumber,
} from './setting.ts';

const ADDRESSES = 'email addresses with commas between them, for example team@example.com';
const SECOND_MS = 1000;
/** Well below the longest timer of Node, 24 days. */
const WEEK = { min: 1, max: 7 * 24 * 3600 };

export const mailSettings = {
  /** Null: the company's own addresses; for `smtpUrl`, no mail server. */
  mail: {
    smtpUrl: setting({
      name: 'SMTP_URL',
      default: '',
      parse: urlOf('smtp:', 'smtps:'),
      wanted: 'a mail server, for example smtp://user:password@smtp.example.com:587',
      description:
        'Mail server, such as smtps://user:password@smtp.example.com. Empty: mail is written as .eml files under DATA_DIR/mail.',
      secret: true,
    }),
    allowPlain: setting({
      name: 'SMTP_ALLOW_PLAIN',
      default: '0',
      parse: parseSwitch,
      wanted: '1 or 0',
      description:
        '1 lets mail and password go unencrypted to a mail server that offers no TLS. One on this machine (localhost, 127.0.0.1, ::1) needs none.',
    }),
    from: setting({
      name: 'MAIL_FROM',
      default: '',
      parse: parseMailbox,
      wanted: 'one sender, for example Example <site@example.com>',
      description:
        'Sender of all mail, such as Example <site@example.com>. Empty: the general address of the company.',
    }),
    toContact: setting({
      name: 'MAIL_TO_CONTACT',
      default: '',
      parse: parseAddresses,
      wanted: ADDRESSES,
      description:
        'Who gets enquiries; several addresses with commas between them. Empty: the general address.',
    }),
    toCareers: setting({
      name: 'MAIL_TO_CAREERS',
      default: '',
      parse: parseAddresses,
      wanted: ADDRESSES,
      description: 'Who gets applications. Empty: the careers address of the company.',
    }),
    toNewsletter: setting({
      name: 'MAIL_TO_NEWSLETTER',
      default: '',
      parse: parseAddresses,
      wanted: ADDRESSES,
      description:
        'Who is notified of new newsletter subscribers. Empty: the general address of the company.',
    }),
    acknowledge: setting({
      name: 'MAIL_ACKNOWLEDGE',
      default: '1',
      parse: parseSwitch,
      wanted: '1 or 0',
      description: '0 sends no acknowledgement to visitors who wrote or applied.',
    }),
    confirmSubscriptions: setting({
      name: 'NEWSLETTER_CONFIRM',
      default: '1',
      parse: parseSwitch,
      wanted: '1 or 0',
      description:
        'Newsletter subscriptions, and changes to them, count only when a mailed link was followed. 0: at once, so that anybody can subscribe anybody; the privacy policy follows.',
    }),
  },
  outbox: {
    retryMs: setting({
      name: 'OUTBOX_RETRY_SECONDS',
      default: '30',
      parse: wholeNumber(WEEK, SECOND_MS),
      wanted: wantedNumber(WEEK, 'seconds'),
      description: 'Delay before mail that could not be sent is tried again; it grows with every attempt.',
    }),
    leaseMs: setting({
      name: 'OUTBOX_LEASE_SECONDS',
      default: '60',
      parse: wholeNumber(WEEK, SECOND_MS),
      wanted: wantedNumber(WEEK, 'seconds'),
      description: 'After this time another process takes up mail that a crashed one was sending.',
    }),
  },
};
