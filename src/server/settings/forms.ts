/** Rate limits, spam checks, reminders, the digest and retention of submissions. */
import {
  offAtZero,
  parseHour,
  parseOnOff,
  parseRate,
  parseShare,
  parseTimeZone,
  parseWeekdays,
  setting,
  wantedNumber,
  wholeNumber,
} from './setting.ts';

const RATE =
  'number/period, for example 30/10m, or to off; the number from 1 to 999999, the period from 1 to 9999 in s, m or h';
const DAYS = 'a whole number of days up to 36500, or to 0 for never';
const HOUR_MS = 60 * 60 * 1000;
const FILL_MS = { min: 0, max: HOUR_MS };
const DUPLICATE_SECONDS = { min: 0, max: 30 * 24 * 3600 };
/** The reply is promised within nine office hours. */
const MAX_REMINDER_HOURS = 8;
const parseDays = offAtZero(36_500, 24 * HOUR_MS);

export const formSettings = {
  /** Null: no limit. */
  limits: {
    client: setting({
      name: 'RATE_LIMIT_CLIENT',
      default: '30/10m',
      parse: parseRate,
      wanted: RATE,
      description:
        'Valid submissions per client: number/period, the period in s, m or h. Attempts, valid or not, are limited to ten times as many. off: no limit, and none for visit reports either.',
    }),
    address: setting({
      name: 'RATE_LIMIT_ADDRESS',
      default: '6/1h',
      parse: parseRate,
      wanted: RATE,
      description:
        'Mails to one email address that visitors entered, written like RATE_LIMIT_CLIENT. Beyond it the submission is stored and the company is notified, but the visitor gets no mail.',
    }),
  },
  forms: {
    minFillMs: setting({
      name: 'FORM_MIN_FILL_MS',
      default: '1500',
      parse: wholeNumber(FILL_MS),
      wanted: wantedNumber(FILL_MS, 'milliseconds'),
      description:
        'Forms filled in faster than this are kept in quarantine and not mailed. 0 switches the check off.',
    }),
    isLearning: setting({
      name: 'SPAM_LEARNING',
      default: 'on',
      parse: parseOnOff,
      wanted: 'on or off',
      description:
        'The spam filter learns from what people mark as spam, release and answer. off: it judges by its built-in weights, and still recognizes copies of what was marked as spam.',
    }),
    duplicateWindowMs: setting({
      name: 'DUPLICATE_WINDOW_SECONDS',
      default: '300',
      parse: wholeNumber(DUPLICATE_SECONDS, 1000),
      wanted: wantedNumber(DUPLICATE_SECONDS, 'seconds'),
      description: 'The same submission sent again within this time counts as one (idempotency).',
    }),
  },
  /** Office time before the reply is due at which the team is reminded. Null: never. */
  reminderLeadMs: setting({
    name: 'REPLY_REMINDER_HOURS',
    default: '4',
    parse: offAtZero(MAX_REMINDER_HOURS, HOUR_MS),
    wanted: `a whole number of hours from 1 to ${MAX_REMINDER_HOURS}, or to 0 for no reminders`,
    description:
      'Office hours before a reply is due at which the team is reminded of an enquiry that nobody has answered. A reply is due within one working day (nine office hours). 0: no reminders.',
  }),
  /** Hour null: no digest. Zone null: that of the headquarters. */
  digest: {
    hour: setting({
      name: 'DIGEST_HOUR',
      default: '8',
      parse: parseHour,
      wanted: 'an hour from 0 to 23, or to off',
      description:
        'Hour of the day from which the team gets a digest of what is unanswered, quarantined or stuck. If nothing is, no mail is sent. off: no digests.',
    }),
    days: setting({
      name: 'DIGEST_DAYS',
      default: 'mon,tue,wed,thu,fri',
      parse: parseWeekdays,
      wanted: 'days with commas between them, for example mon,tue,wed,thu,fri',
      description: 'Days on which the digest is sent.',
    }),
    timeZone: setting({
      name: 'DIGEST_TIME_ZONE',
      default: '',
      parse: parseTimeZone,
      wanted: 'a time zone, for example America/Chicago',
      description:
        'Time zone of DIGEST_HOUR and DIGEST_DAYS, such as Asia/Kolkata. Empty: that of the headquarters.',
    }),
  },
  /** Retention periods. Null: forever. */
  retention: {
    contactMs: setting({
      name: 'RETAIN_CONTACT_DAYS',
      default: '0',
      parse: parseDays,
      wanted: DAYS,
      description:
        'Days until an enquiry is deleted, counted from the answer, or from its arrival where none was marked. 0: never. Recommended: 730. The privacy policy follows.',
    }),
    careersMs: setting({
      name: 'RETAIN_CAREERS_DAYS',
      default: '0',
      parse: parseDays,
      wanted: DAYS,
      description:
        'The same for applications with all that belongs to them. 0: never. Recommended: 365. The privacy policy follows.',
    }),
    resumesMs: setting({
      name: 'RETAIN_RESUMES_DAYS',
      default: '0',
      parse: parseDays,
      wanted: DAYS,
      description:
        'Days from its arrival until a resume file is deleted; the application stays. 0: never. Recommended: 180. The privacy policy follows.',
    }),
    newsletterMs: setting({
      name: 'RETAIN_NEWSLETTER_DAYS',
      default: '0',
      parse: parseDays,
      wanted: DAYS,
      description:
        'Days from unsubscribing until the subscriber is deleted. 0: never. Recommended: 1. The privacy policy follows.',
    }),
    maxShare: setting({
      name: 'RETENTION_MOST_SHARE',
      default: '0.2',
      parse: parseShare,
      wanted: 'a number from 0.01 to 1, for example 0.2',
      description:
        'The largest part of all enquiries, applications, resumes, subscribers, unconfirmed subscriptions or counts of visits that may be deleted at once for their age. More than that looks like a wrong clock: nothing is deleted, and the log says so. 1 allows everything.',
    }),
  },
};
