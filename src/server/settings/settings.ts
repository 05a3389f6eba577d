import { TAG_KINDS } from '#contract/tag.ts';
import { deskSettings } from './desk.ts';
import { formSettings } from './forms.ts';
import { mailSettings } from './mail.ts';
import { reportingSettings } from './reporting.ts';
import { servingSettings } from './serving.ts';
import {
  isSetting,
  offAtZero,
  parseSafeUrl,
  parseSwitch,
  parseTagSite,
  type Setting,
  type SettingGroup,
  setting,
  wantedNumber,
  wholeNumber,
} from './setting.ts';

/** A script of somebody else that the pages load with consent. */

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
      wanted: 'what the service calls this site, for example 1, www.example.com or G-ABC123',
      description:
        'What the service calls this site: the number of Matomo, the domain of Plausible, the measurement ID of Google. Needed with TAG_URL.',
    }),
  },
};

/** What is counted about visits, with the visitor's consent. */

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
        'Pages shown, steps of forms and how fast pages felt are counted per day, for visitors who allowed it. 0 counts nothing, and keeps beside no submission where it came from; pages then send nothing, and drawer and privacy policy say so.',
    }),
    /** Null: for ever. */
    retentionMs: setting({
      name: 'VISITS_RETENTION_DAYS',
      default: '400',
      parse: offAtZero(36_500, DAY_MS),
      wanted: 'a whole number of days up to 36500, or to 0 for never',
      description:
        'Days until the counts of a day are deleted, as the privacy policy then says. 0: never. To compare a year with the year before takes 740.',
    }),
    burstPerMinute: setting({
      name: 'VISITS_BURST_PER_MINUTE',
      default: '1000',
      parse: wholeNumber(BURST),
      wanted: wantedNumber(BURST),
      description:
        'Events in a minute that may always be counted. What comes beyond them and beyond ten times the usual minute is set apart, as no people make such a burst.',
    }),
  },
};

/**
 * Every environment variable that the server reads, in the order in which people see them. To add one, add its record in
 * one of these files and run `npm run settings`: its value then stands in the configuration under the key of the record.
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
