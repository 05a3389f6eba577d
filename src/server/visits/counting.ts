import { createHmac, randomBytes } from 'node:crypto';
import type { Campaign, FormStep, PageShown, PageVitalsReport, VisitEvent } from '#contract/visits.ts';
import type { VisitCountRow, VisitKind } from '../db/schema.ts';
import { campaignKey, isGoal, OTHER } from './campaign.ts';

import { stepOf } from './figures.ts';

/**
 * Names that anybody can make up, such as referrers, of which a limited number is kept for each day. A name is confirmed once a
 * second client brings it, and confirmed names have places of their own: clients that send made-up names cannot keep
 * others from being counted.
 */
interface DistinctNames {
  /** The name, or `OTHER` when it has no place. The client is null where it is not known. */
  place(day: string, name: string, client: string | null): string;
  /** These were stored before a restart, whoever brought them. */
  know(day: string, names: readonly string[]): void;
}

/** A client cannot bring or confirm more names than this in a day. People rarely come by more than a few referrers. */
const PER_CLIENT = 10;
/** Bounds of memory, far beyond an ordinary day. */
const MOST_UNCONFIRMED = 2000;
const MOST_CLIENTS = 20_000;

interface Unconfirmed {
  /** Who brought it, as a hash; null where that is not known. */
  readonly client: string | null;
  readonly hasPlace: boolean;
}

/** Clients are told apart by a hash with a random key that lives in memory for a day: nothing is stored about them. */
function createDistinctNames({ most }: { readonly most: number }): DistinctNames {
  /** Names of a single client may have half as many places beside. */
  const mostSingle = Math.floor(most / 2);
  let today = '';
  let key = randomBytes(32);
  const confirmed = new Set<string>();
  const unconfirmed = new Map<string, Unconfirmed>();
  const brought = new Map<string, number>();
  let singles = 0;

  function begin(day: string): void {
    if (day === today) return;
    today = day;
    key = randomBytes(32);
    confirmed.clear();
    unconfirmed.clear();
    brought.clear();
    singles = 0;
  }

  function takeShare(client: string | null): boolean {
    if (client === null) return true;
    const count = brought.get(client) ?? 0;
    if (count >= PER_CLIENT || (count === 0 && brought.size >= MOST_CLIENTS)) return false;
    brought.set(client, count + 1);
    return true;
  }

  function forgetOldest(): void {
    for (const [name, { hasPlace }] of unconfirmed) {
      if (hasPlace) continue;
      unconfirmed.delete(name);
      return;
    }
  }

  function add(name: string, client: string | null): string {
    if (!takeShare(client)) return OTHER;
    if (unconfirmed.size >= MOST_UNCONFIRMED) forgetOldest();
    const hasPlace = singles < mostSingle;
    if (hasPlace) singles += 1;
    unconfirmed.set(name, { client, hasPlace });
    return hasPlace ? name : OTHER;
  }

  return {
    place(day, name, from) {
      begin(day);
      if (confirmed.has(name)) return name;
      const client = from === null ? null : createHmac('sha256', key).update(from).digest('base64');
      const known = unconfirmed.get(name);
      if (known === undefined) return add(name, client);
      const isAnother = client !== null && client !== known.client;
      if (isAnother && confirmed.size < most && takeShare(client)) {
        unconfirmed.delete(name);
        if (known.hasPlace) singles -= 1;
        confirmed.add(name);
        return name;
      }
      return known.hasPlace ? name : OTHER;
    },
    know(day, names) {
      begin(day);
      for (const name of names) {
        if (name === OTHER || confirmed.has(name) || unconfirmed.has(name)) continue;
        unconfirmed.set(name, { client: null, hasPlace: true });
        singles += 1;
      }
    },
  };
}

/** Turns what pages tell into counts of a day. */
interface Counting {
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

  function countFelt(day: string, { path, ...felt }: PageVitalsReport): void {
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

/** Counts that wait in memory to be written. */
interface Tally {
  add(day: string, kind: VisitKind, subject: string, detail?: string): void;
  /** All that waits, and forgets it. */
  take(): readonly VisitCountRow[];
  /** What could not be written waits again. */
  giveBack(rows: readonly VisitCountRow[]): void;
  /** How many were lost since this was last asked, because there was no room for them. */
  lost(): number;
}

/** A busy day of a site of this size has some thousands of rows. Beyond this only counts that wait already grow. */
const MOST_ROWS = 20_000;

export function createTally(maxRows = MOST_ROWS): Tally {
  let rows = new Map<string, VisitCountRow>();
  let lost = 0;

  function addTo(count: number, day: string, kind: VisitKind, subject: string, detail: string): void {
    const key = `${day}\t${kind}\t${subject}\t${detail}`;
    const row = rows.get(key);
    if (row !== undefined) row.count += count;
    else if (rows.size < maxRows) rows.set(key, { day, kind, subject, detail, count });
    else lost += count;
  }

  return {
    add: (day, kind, subject, detail = '') => addTo(1, day, kind, subject, detail),
    take() {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    giveBack(taken) {
      for (const { day, kind, subject, detail, count } of taken) addTo(count, day, kind, subject, detail);
    },
    lost() {
      const told = lost;
      lost = 0;
      return told;
    },
  };
}
