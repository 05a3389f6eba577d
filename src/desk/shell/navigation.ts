import { shellTexts } from '#content/desk/shell.ts';
import { formsIn, mayDo, seesVisits } from '#contract/desk/people.ts';
import type { Counts, Me } from '#contract/desk/views.ts';
import { FORMS } from '#contract/forms.ts';
import type { ViewName } from '../router/address.ts';

export interface Entry {
  readonly view: ViewName;
  readonly label: string;
  readonly count: number | null;
  /** The noun after the number, for screen readers. */
  readonly counted: string;
  readonly isHot: boolean;
}

/** The views the person may open, in groups. Everybody may read the site. */
export function navigationFor({ person, counts }: Me): readonly (readonly Entry[])[] {
  const kinds = new Set(formsIn(person.scope).map((form) => FORMS[form].kind));
  const first = [
    entry('today'),
    ...(kinds.has('enquiry') ? [entry('enquiries', counts.enquiries)] : []),
    ...(kinds.has('application') ? [entry('applications', counts.applications)] : []),
    ...(kinds.has('subscription') ? [entry('subscribers')] : []),
    entry('quarantine', counts.quarantine),
  ];
  const site = [entry('site', counts.site), ...(seesVisits(person.scope) ? [entry('visits')] : [])];
  const last = [
    entry('delivery', counts.stuck, true),
    ...(mayDo(person.role, 'people') ? [entry('people')] : []),
    entry('history'),
    ...(person.scope === 'everything' && mayDo(person.role, 'settings') ? [entry('settings')] : []),
  ];
  return [first, site, last];
}

export function hasView(me: Me, view: ViewName): boolean {
  return navigationFor(me).some((group) => group.some((entry) => entry.view === view));
}

/** Waiting submissions the person can see. */
export function waitingCount(counts: Counts): number {
  return (counts.enquiries ?? 0) + (counts.applications ?? 0);
}

function entry(view: keyof typeof shellTexts.views, count?: number, isHot = false): Entry {
  const { label, counted } = shellTexts.views[view];
  return { view, label, count: count || null, counted, isHot };
}
