/** What is counted about visits, with the visitor's consent. */
import { offAtZero, parseSwitch, wantedNumber, wholeNumber } from '../setting-values.ts';
import { setting } from './setting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BURST = { min: 1, max: 1_000_000_000 };

export const visitSettings = {
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
