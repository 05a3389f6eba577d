import { TAG_KINDS } from '#contract/tag.ts';
import { deskSettings } from './desk.ts';
import { formSettings } from './forms.ts';
import { mailSettings } from './mail.ts';
import { servingSettings } from './serving.ts';
import {
  isSetting,
  offAtZero,
  parseHost,
  parseKey,
  parseOptionalPort,
  parseSafeUrl,
  parseSwitch,
  parseTagSite,
  type Setting,
  type SettingGroup,
  setting,
  urlWithoutLogin,
  wantedNumber,
  wholeNumber,
} from './setting.ts';

/** Webhooks and metrics. */

const KEY = 'at least 16 letters, digits or signs without spaces, for example from: openssl rand -hex 32';

const reportingSettings = {
  webhook: {
    url: setting({
      name: 'WEBHOOK_URL',
      default: '',
      parse: urlWithoutLogin('http:', 'https:'),
      wanted:
        'a web address without user name and password (WEBHOOK_SECRET signs what is sent), for example https://crm.example.com/hook',
      description:
        'Address that each accepted submission is posted to as JSON, such as https://crm.example.com/hook. Empty: none.',
      secret: true,
    }),
    secret: setting({
      name: 'WEBHOOK_SECRET',
      default: '',
      parse: parseKey,
      wanted: KEY,
      description: 'Key of at least 16 characters that webhooks are signed with. Needed with WEBHOOK_URL.',
      secret: true,
    }),
  },
  /** Null: not offered there. */
  metrics: {
    port: setting({
      name: 'METRICS_PORT',
      default: '',
      parse: parseOptionalPort,
      wanted: 'a whole number from 0 to 65535, for example 9464',
      description:
        'Separate port for GET /metrics in the format of Prometheus, and GET /ready with the cause when the server is not ready. Empty: none.',
    }),
    host: setting({
      name: 'METRICS_HOST',
      default: '127.0.0.1',
      parse: parseHost,
      wanted: 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0',
      description: 'Address that METRICS_PORT listens on. Keep it out of reach of the public.',
      fixedInContainer: true,
    }),
    token: setting({
      name: 'METRICS_TOKEN',
      default: '',
      parse: parseKey,
      wanted: KEY,
      description:
        'Bearer token of at least 16 characters for GET /api/metrics on the ordinary port, and for the details of GET /api/ready. Empty: no metrics there, and no details.',
      secret: true,
    }),
  },
};

/** A third-party script that the pages load with consent. */
const tagSettings = {
  tag: {
    url: setting({
      name: 'TAG_URL',
      default: '',
      parse: parseSafeUrl,
      wanted: 'the https address of a script, for example https://stats.example.com/matomo.js',
      description:
        'Script for statistics or advertising that pages load with the matching consent, such as https://stats.example.com/matomo.js. Drawer, privacy policy and content-security policy follow it. Empty: none.',
    }),
    kind: setting({
      name: 'TAG_KIND',
      default: '',
      parse: (text) => (text === '' ? null : TAG_KINDS.find((kind) => kind === text)),
      wanted: `one of ${TAG_KINDS.join(', ')}`,
      description: `What TAG_URL is: ${TAG_KINDS.join(', ')}. Needed with TAG_URL.`,
    }),
    siteId: setting({
      name: 'TAG_SITE_ID',
      default: '',
      parse: parseTagSite,
      wanted: 'the ID of this site at the service, for example 1, www.example.com or G-ABC123',
      description:
        'ID of this site at the service: the number of Matomo, the domain of Plausible, the measurement ID of Google. Needed with TAG_URL.',
    }),
  },
};

const DAY_MS = 24 * 60 * 60 * 1000;
const BURST = { min: 1, max: 1_000_000_000 };

const visitSettings = {
  visits: {
    isCounting: setting({
      name: 'COUNT_VISITS',
      default: '1',
      parse: parseSwitch,
      wanted: '1 or 0',
      description:
        'Page views, steps of forms and web vitals are counted per day, for visitors who consented. 0 counts nothing and stores no origin with submissions; pages then send no reports, and drawer and privacy policy say so.',
    }),
    /** Null: forever. */
    retentionMs: setting({
      name: 'VISITS_RETENTION_DAYS',
      default: '400',
      parse: offAtZero(36_500, DAY_MS),
      wanted: 'a whole number of days up to 36500, or to 0 for never',
      description:
        'Days until the counts of a day are deleted; the privacy policy states the number. 0: never. Comparing a year with the year before takes 740.',
    }),
    burstPerMinute: setting({
      name: 'VISITS_BURST_PER_MINUTE',
      default: '1000',
      parse: wholeNumber(BURST),
      wanted: wantedNumber(BURST),
      description:
        'Events per minute that are always counted. Events beyond them and beyond ten times the usual minute are set apart as a burst that people do not make.',
    }),
  },
};

/**
 * Every environment variable that the server reads, in the order of the documentation. To add one, add its record in one of
 * these files and run `npm run settings`: the configuration then has its value under the key of the record.
 */
export const SETTING_GROUPS = {
  ...servingSettings,
  ...mailSettings,
  ...formSettings,
  ...visitSettings,
  ...tagSettings,
  ...deskSettings,
  ...reportingSettings,
};

export const SETTINGS: readonly Setting[] = listOf(SETTING_GROUPS);

function listOf(group: SettingGroup): Setting[] {
  return Object.values(group).flatMap((entry) => (isSetting(entry) ? [entry] : listOf(entry)));
}
