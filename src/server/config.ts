import {
  type Mailbox,
  offAtZero,
  parseAddresses,
  parseHost,
  parseKey,
  parseMailbox,
  parseOptionalPort,
  parseOrigin,
  parsePort,
  parseProxies,
  parseRate,
  parseSwitch,
  type Rate,
  urlOf,
  wholeNumber,
} from './setting-values.ts';
import { LOG_LEVELS, type LogLevel, SETTINGS, type Setting, type SettingName } from './settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Everything the server writes goes under this folder. */
  readonly dataDir: string;
  /** The built site, or null when the process serves the API only. */
  readonly siteDir: string | null;
  /** The public origin of the site, without a trailing slash. */
  readonly siteUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** PostgreSQL, or null for SQLite under the data folder. */
  readonly databaseUrl: string | null;
  readonly mail: MailConfig;
  readonly outbox: { readonly retryMs: number; readonly leaseMs: number };
  /** Null: no limit. */
  readonly limits: { readonly client: Rate | null; readonly address: Rate | null };
  readonly forms: { readonly minFillMs: number; readonly duplicateWindowMs: number };
  /** Business time before the end of the promise at which the team is reminded. Null: never. */
  readonly reminderLeadMs: number | null;
  readonly retention: RetentionConfig;
  readonly webhook: WebhookConfig | null;
  readonly metrics: MetricsConfig;
}

/** How long each is kept. Null: for ever. */
export interface RetentionConfig {
  readonly contactMs: number | null;
  readonly careersMs: number | null;
  readonly resumesMs: number | null;
  readonly newsletterMs: number | null;
}

export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}

/** Null: not offered there. */
export interface MetricsConfig {
  readonly port: number | null;
  readonly host: string;
  readonly token: string | null;
}

/** Null stands for the company's own addresses. */
export interface MailConfig {
  readonly smtpUrl: string | null;
  readonly from: Mailbox | null;
  readonly toContact: readonly string[] | null;
  readonly toCareers: readonly string[] | null;
  readonly toNewsletter: readonly string[] | null;
  readonly acknowledge: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every problem at once, so that nobody has to start the server once per mistake. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const ADDRESSES = 'e-mail addresses with commas between them, for example team@example.com';
const RATE = 'number/period, for example 30/10m, or to off';
const HOST = 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0';
const DAYS = 'a whole number of days up to 36500, or to 0 for never';
const KEY = 'at least 16 letters, digits or signs without spaces, for example from: openssl rand -hex 32';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_RETENTION_DAYS = 36_500;
/** The promise itself is 24 hours. */
const LONGEST_REMINDER_HOURS = 23;

export function parseConfig(env: Environment): Config {
  const problems: string[] = [];
  const settingOf = (name: SettingName): Setting => SETTINGS.find((setting) => setting.name === name)!;

  // An empty value counts as not set: `PORT=` in an .env or compose file means "the default".
  const read = (name: SettingName): string => env[name]?.trim() || settingOf(name).default;
  const check = <T>(name: SettingName, parse: (value: string) => T | undefined, wanted: string): T => {
    const value = read(name);
    const parsed = parse(value);
    const shown = settingOf(name).secret ? 'not understood' : `"${value}"`;
    if (parsed === undefined) problems.push(`${name} is ${shown}. Set it to ${wanted}.`);
    return parsed as T;
  };

  const days = (name: SettingName) => check(name, offAtZero(LONGEST_RETENTION_DAYS, DAY_MS), DAYS);
  const apiOnly = check('API_ONLY', parseSwitch, '1 or 0, or leave it out');
  const webhookUrl = check(
    'WEBHOOK_URL',
    urlOf('http:', 'https:'),
    'a web address, for example https://crm.example.com/hook',
  );
  const webhookSecret = check('WEBHOOK_SECRET', parseKey, KEY);
  if (webhookUrl && webhookSecret === null) {
    problems.push(`WEBHOOK_SECRET is missing, and WEBHOOK_URL needs it. Set it to ${KEY}.`);
  }
  const config: Config = {
    host: check('HOST', parseHost, HOST),
    port: check('PORT', parsePort, 'a whole number from 0 to 65535, for example 3000'),
    dataDir: read('DATA_DIR'),
    siteDir: apiOnly ? null : read('SITE_DIR'),
    siteUrl: check('SITE_URL', parseOrigin, 'an origin without a path, for example https://www.example.com'),
    trustedProxies: check(
      'TRUSTED_PROXIES',
      parseProxies,
      'IP addresses or CIDR ranges with commas between them, for example 127.0.0.1,10.0.0.0/8',
    ),
    logLevel: check(
      'LOG_LEVEL',
      (value) => LOG_LEVELS.find((level) => level === value),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    databaseUrl: check(
      'DATABASE_URL',
      urlOf('postgres:', 'postgresql:'),
      'a PostgreSQL address, for example postgres://user:password@localhost/site',
    ),
    mail: {
      smtpUrl: check(
        'SMTP_URL',
        urlOf('smtp:', 'smtps:'),
        'a mail server, for example smtp://user:password@smtp.example.com:587',
      ),
      from: check('MAIL_FROM', parseMailbox, 'one sender, for example Example <site@example.com>'),
      toContact: check('MAIL_TO_CONTACT', parseAddresses, ADDRESSES),
      toCareers: check('MAIL_TO_CAREERS', parseAddresses, ADDRESSES),
      toNewsletter: check('MAIL_TO_NEWSLETTER', parseAddresses, ADDRESSES),
      acknowledge: check('MAIL_ACKNOWLEDGE', parseSwitch, '1 or 0'),
    },
    outbox: {
      retryMs: check('OUTBOX_RETRY_SECONDS', wholeNumber(1, 1000), 'a whole number of seconds from 1 on'),
      leaseMs: check('OUTBOX_LEASE_SECONDS', wholeNumber(1, 1000), 'a whole number of seconds from 1 on'),
    },
    limits: {
      client: check('RATE_LIMIT_CLIENT', parseRate, RATE),
      address: check('RATE_LIMIT_ADDRESS', parseRate, RATE),
    },
    forms: {
      minFillMs: check('FORM_MIN_FILL_MS', wholeNumber(0), 'a whole number of milliseconds'),
      duplicateWindowMs: check('DUPLICATE_WINDOW_SECONDS', wholeNumber(0, 1000), 'a whole number of seconds'),
    },
    reminderLeadMs: check(
      'REPLY_REMINDER_HOURS',
      offAtZero(LONGEST_REMINDER_HOURS, HOUR_MS),
      `a whole number of hours from 1 to ${LONGEST_REMINDER_HOURS}, or to 0 for no reminders`,
    ),
    retention: {
      contactMs: days('RETAIN_CONTACT_DAYS'),
      careersMs: days('RETAIN_CAREERS_DAYS'),
      resumesMs: days('RETAIN_RESUMES_DAYS'),
      newsletterMs: days('RETAIN_NEWSLETTER_DAYS'),
    },
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : null,
    metrics: {
      port: check('METRICS_PORT', parseOptionalPort, 'a whole number from 0 to 65535, for example 9464'),
      host: check('METRICS_HOST', parseHost, HOST),
      token: check('METRICS_TOKEN', parseKey, KEY),
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
