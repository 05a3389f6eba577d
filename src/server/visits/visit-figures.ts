import type { FormName } from '#contract/answer.ts';
import type { Visits, VisitTotals } from '#contract/desk/visits.ts';
import { fieldLabel } from '#contract/forms.ts';
import { RESUME_FIELD, RESUME_LABEL } from '#contract/resume.ts';
import { WIDTH_CLASSES, type WidthClass } from '#contract/visits.ts';
import type { VisitKind } from '../storage/visit-kinds.ts';
import { campaignKey, campaignOf, isGoal } from './counting.ts';
import { type Counts, sumOf } from './counts.ts';
import type { SitePages } from './site-pages.ts';
import { slowestLcp, vitalsOf } from './vital-figures.ts';

export function totalsOf(counts: Counts): VisitTotals {
  return {
    visits: counts.sum('entry'),
    pages: counts.sum('page'),
    sent: stepCount(counts, 'sent'),
    slowestLcp: slowestLcp(vitalsOf(counts)),
  };
}

/** All of the view but its days. */
export function figuresOf(
  counts: Counts,
  titles: SitePages,
): Pick<Visits, 'pages' | 'steps' | 'left' | 'referrers' | 'campaigns' | 'widths' | 'vitals' | 'setApart'> {
  return {
    pages: pagesOf(counts, titles),
    steps: {
      visits: counts.sum('entry'),
      opened: stepCount(counts, 'opened'),
      begun: stepCount(counts, 'begun'),
      sent: stepCount(counts, 'sent'),
    },
    left: counts.list('left').map(({ subject, detail, count }) => ({
      form: subject as FormName,
      field: detail,
      label: detail === RESUME_FIELD ? RESUME_LABEL : fieldLabel(subject as FormName, detail),
      count,
    })),
    referrers: counts
      .list('referrer')
      .map(({ subject, count }) => ({ host: subject || null, visits: count })),
    campaigns: campaignsOf(counts),
    widths: Object.fromEntries(WIDTH_CLASSES.map((width) => [width, counts.of('width', width)])) as Record<
      WidthClass,
      number
    >,
    vitals: vitalsOf(counts),
    setApart: counts.sum('set-apart'),
  };
}

function pagesOf(counts: Counts, titles: SitePages): Visits['pages'] {
  const count = (kind: VisitKind) =>
    new Map(counts.list(kind).map(({ subject, count: times }) => [subject, times]));
  const [shown, entry, toForm, sent] = [count('page'), count('entry'), count('to-form'), count('to-sent')];
  return [...new Set([...shown.keys(), ...toForm.keys(), ...sent.keys()])]
    .map((path) => ({
      path,
      // A page that is gone since has no title any more.
      title: titles.get(path) ?? path,
      shown: shown.get(path) ?? 0,
      entry: entry.get(path) ?? 0,
      toForm: toForm.get(path) ?? 0,
      sent: sent.get(path) ?? 0,
    }))
    .sort((a, b) => b.sent - a.sent || b.shown - a.shown || (a.path < b.path ? -1 : 1));
}

/** What was sent may have come a day after the visit began, so either may be without the other. */
function campaignsOf(counts: Counts): Visits['campaigns'] {
  const keys = new Set(
    [...counts.list('campaign'), ...counts.list('campaign-sent')].map(({ subject }) => subject),
  );
  return [...keys]
    .map((key) => ({
      ...campaignOf(key),
      visits: counts.of('campaign', key),
      sent: counts.of('campaign-sent', key),
    }))
    .sort((a, b) => b.visits - a.visits || b.sent - a.sent || (campaignKey(a) < campaignKey(b) ? -1 : 1));
}

function stepCount(counts: Counts, step: string): number {
  return sumOf(
    counts.list('form').filter(({ subject, detail }) => detail === step && isGoal(subject as FormName)),
  );
}
