import type { FormName } from '#contract/answer.ts';
import type { Campaign, FormStep, PageFelt, PageShown, VisitEvent } from '#contract/visits.ts';
import { createDistinctNames, type DistinctNames, OTHER } from './distinct-names.ts';
import type { Tally } from './tally.ts';
import { stepOf } from './vital-scale.ts';

/** Turns what pages tell into counts of a day. */
export interface Counting {
  /** The client is told apart from others for the names it brings, and not counted. */
  count(day: string, event: VisitEvent, client: string): void;
  /** Something was sent by a visit that a campaign led here. */
  countSent(day: string, campaign: Campaign): void;
  /** Events that people cannot have made. */
  setApart(day: string, events: number): void;
  readonly names: { readonly referrer: DistinctNames; readonly campaign: DistinctNames };
}

/** Different ones in a day that several clients bring, in each process. Half as many of single clients come on top. */
const MOST_REFERRERS = 200;
const MOST_CAMPAIGNS = 100;

/** Enquiries and applications. A subscription is sent from the foot of any page and is no end that a visit leads to. */
export function isGoal(form: FormName): boolean {
  return form !== 'newsletter';
}

export function createCounting(tally: Tally): Counting {
  const names = {
    referrer: createDistinctNames({ most: MOST_REFERRERS }),
    campaign: createDistinctNames({ most: MOST_CAMPAIGNS }),
  };
  const campaignOn = (day: string, campaign: Campaign, client: string | null): string =>
    isAddress(campaign) ? OTHER : names.campaign.place(day, campaignKey(campaign), client);

  function countShown(
    day: string,
    { path, entry, width, referrer, campaign }: PageShown,
    client: string,
  ): void {
    tally.add(day, 'page', path);
    if (!entry) return;
    tally.add(day, 'entry', path);
    tally.add(day, 'width', width);
    tally.add(day, 'referrer', names.referrer.place(day, referrer, client));
    if (campaign !== null) tally.add(day, 'campaign', campaignOn(day, campaign, client));
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
    count(day, event, client) {
      if (event.kind === 'page') countShown(day, event, client);
      else if (event.kind === 'form') countStep(day, event);
      else countFelt(day, event);
    },
    countSent(day, campaign) {
      tally.add(day, 'campaign-sent', campaignOn(day, campaign, null));
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
