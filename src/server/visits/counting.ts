import type { FormName } from '#contract/answer.ts';
import type { Campaign, FormStep, PageFelt, PageShown, VisitEvent } from '#contract/visits.ts';
import { createFewNames, type FewNames, OTHER } from './few-names.ts';
import type { Tally } from './tally.ts';
import { stepOf } from './vital-scale.ts';

/** Turns what pages tell into counts of a day. */
export interface Counting {
  count(day: string, event: VisitEvent): void;
  /** Something was sent by a visit that a campaign led here. */
  countSent(day: string, campaign: Campaign): void;
  /** Events that people cannot have made. */
  setApart(day: string, events: number): void;
  readonly names: { readonly referrer: FewNames; readonly campaign: FewNames };
}

/** Different ones in a day, of each process. The rest of them counts as one. */
const MOST_REFERRERS = 200;
const MOST_CAMPAIGNS = 100;

/** Enquiries and applications. A subscription is sent from the foot of any page and is no end that a visit leads to. */
export function isGoal(form: FormName): boolean {
  return form !== 'newsletter';
}

export function createCounting(tally: Tally): Counting {
  const names = { referrer: createFewNames(MOST_REFERRERS), campaign: createFewNames(MOST_CAMPAIGNS) };
  const campaignOn = (day: string, campaign: Campaign): string =>
    isAddress(campaign) ? OTHER : names.campaign.among(day, campaignKey(campaign));

  function countShown(day: string, { path, entry, width, referrer, campaign }: PageShown): void {
    tally.add(day, 'page', path);
    if (!entry) return;
    tally.add(day, 'entry', path);
    tally.add(day, 'width', width);
    tally.add(day, 'referrer', names.referrer.among(day, referrer));
    if (campaign !== null) tally.add(day, 'campaign', campaignOn(day, campaign));
  }

  function countStep(day: string, { form, step, field, pages }: FormStep): void {
    tally.add(day, 'form', form, step);
    if (step === 'left' && field !== null) tally.add(day, 'left', form, field);
    if (!isGoal(form) || (step !== 'opened' && step !== 'sent')) return;
    for (const path of new Set(pages)) tally.add(day, step === 'sent' ? 'to-sent' : 'to-form', path);
  }

  function countFelt(day: string, { path, ...felt }: PageFelt): void {
    for (const vital of ['lcp', 'inp', 'cls'] as const) {
      const value = felt[vital];
      if (value !== null) tally.add(day, vital, path, String(stepOf(vital, value)));
    }
  }

  return {
    names,
    count(day, event) {
      if (event.kind === 'page') countShown(day, event);
      else if (event.kind === 'form') countStep(day, event);
      else countFelt(day, event);
    },
    countSent(day, campaign) {
      tally.add(day, 'campaign-sent', campaignOn(day, campaign));
    },
    setApart(day, events) {
      for (let event = 0; event < events; event += 1) tally.add(day, 'set-apart', '');
    },
  };
}

/** Some who send newsletters put the receiver's address into the links. Nothing here may name anybody. */
function isAddress({ source, medium, name }: Campaign): boolean {
  return `${source}${medium}${name}`.includes('@');
}

export function campaignKey({ source, medium, name }: Campaign): string {
  return JSON.stringify([source, medium, name]);
}

export function campaignOf(key: string): Campaign {
  if (key === OTHER) return { source: OTHER, medium: '', name: '' };
  const [source = '', medium = '', name = ''] = JSON.parse(key) as string[];
  return { source, medium, name };
}
