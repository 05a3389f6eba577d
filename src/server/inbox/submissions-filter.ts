import type { FormName } from '#contract/answer.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { parseMoment, UsageError } from '../shared/calendar.ts';

import type { InboxFilter, InboxState } from '../submissions/find.ts';
import type { Arguments, CommandContext, Option } from './command.ts';

export const FORMS = Object.keys(FORM_FIELDS) as readonly FormName[];
const STATES: readonly InboxState[] = ['accepted', 'quarantined', 'rejected', 'undelivered', 'unanswered'];

/** The options by which `list` and `export` choose. */
export const FILTER_OPTIONS: Readonly<Record<string, Option>> = {
  form: { value: '<form>', help: `Only this form: ${FORMS.join(', ')}.` },
  state: {
    value: '<state>',
    help: `Only this state: ${STATES.join(', ')}. Undelivered: mail about it waits or has failed. Unanswered: an enquiry or application that nobody has marked with "ack".`,
  },
  since: { value: '<when>', help: 'From this day (2026-11-15) or time on, or so long ago (12h, 30d).' },
  until: { value: '<when>', help: 'Up to this day, which counts whole, or this time.' },
  text: { value: '<text>', help: 'With this text somewhere in it, whatever the case.' },
};

export function readFilter({ calendar, now }: CommandContext, args: Arguments): InboxFilter {
  const moment = (name: 'since' | 'until'): number | undefined => {
    const text = args.text(name);
    const option = { name, isEnd: name === 'until', now: now() };
    return text === undefined ? undefined : parseMoment(calendar, text, option);
  };
  const filter = {
    form: args.choice('form', FORMS),
    state: args.choice('state', STATES),
    since: moment('since'),
    until: moment('until'),
    text: args.text('text'),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since >= filter.until) {
    throw new UsageError('--since is later than --until, so nothing can be found.');
  }
  return filter;
}
