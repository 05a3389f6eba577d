import { createHmac, randomBytes } from 'node:crypto';
import type { Campaign, FormStep, PageShown, PageVitalsReport, VisitEvent } from '#contract/visits.ts';
import type { VisitCountRow, VisitKind } from '../db/schema.ts';
import { campaignKey, isGoal, OTHER } from './campaign.ts';
import { stepOf } from './vital-scale.ts';

/**
 * Limits the cardinality of names that anybody can make up, such as referrers, per day. A name is confirmed once a second
 * client sends it. Confirmed names have a limit of their own, so that made-up names cannot crowd out others.
 */
interface DistinctNames {
  /** The name, or `OTHER` beyond the limit. The client is null where it is not known. */
  admit(day: string, name: string, client: string | null): string;
  /** Admits names that were stored before a restart. */
  restore(day: string, names: readonly string[]): void;
}

/** Names that a client can add or confirm in a day. People rarely have more than a few referrers. */
const MAX_PER_CLIENT = 10;
/** Bounds of memory, far beyond an ordinary day. */
const MAX_UNCONFIRMED = 2000;
const MAX_CLIENTS = 20_000;

interface Unconfirmed {
  /** Hash of the client that sent the name; null where it is not known. */
  readonly client: string | null;
  readonly isAdmitted: boolean;
}

/** Clients are distinguished by an HMAC with a random key that stays in memory for a day: nothing is stored about them. */
function createDistinctNames({ maxConfirmed }: { readonly maxConfirmed: number }): DistinctNames {
  const maxAdmittedUnconfirmed = Math.floor(maxConfirmed / 2);
  let today = '';
  let key = randomBytes(32);
  const confirmed = new Set<string>();
  const unconfirmed = new Map<string, Unconfirmed>();
  const namesByClient = new Map<string, number>();
  let admittedUnconfirmed = 0;

  function begin(day: string): void {
    if (day === today) return;
    today = day;
    key = randomBytes(32);
    confirmed.clear();
    unconfirmed.clear();
    namesByClient.clear();
    admittedUnconfirmed = 0;
  }

  function takeQuota(client: string | null): boolean {
    if (client === null) return true;
    const count = namesByClient.get(client) ?? 0;
    if (count >= MAX_PER_CLIENT || (count === 0 && namesByClient.size >= MAX_CLIENTS)) return false;
    namesByClient.set(client, count + 1);
    return true;
  }

  function dropOldest(): void {
    for (const [name, { isAdmitted }] of unconfirmed) {
      if (isAdmitted) continue;
      unconfirmed.delete(name);
      return;
    }
  }

  function add(name: string, client: string | null): string {
    if (!takeQuota(client)) return OTHER;
    if (unconfirmed.size >= MAX_UNCONFIRMED) dropOldest();
    const isAdmitted = admittedUnconfirmed < maxAdmittedUnconfirmed;
    if (isAdmitted) admittedUnconfirmed += 1;
    unconfirmed.set(name, { client, isAdmitted });
    return isAdmitted ? name : OTHER;
  }

  return {
    admit(day, name, from) {
      begin(day);
      if (confirmed.has(name)) return name;
      const client = from === null ? null : createHmac('sha256', key).update(from).digest('base64');
      const known = unconfirmed.get(name);
      if (known === undefined) return add(name, client);
      const isAnother = client !== null && client !== known.client;
      if (isAnother && confirmed.size < maxConfirmed && takeQuota(client)) {
        unconfirmed.delete(name);
        if (known.isAdmitted) admittedUnconfirmed -= 1;
        confirmed.add(name);
        return name;
      }
      return known.isAdmitted ? name : OTHER;
    },
    restore(day, names) {
      begin(day);
      for (const name of names) {
        if (name === OTHER || confirmed.has(name) || unconfirmed.has(name)) continue;
        unconfirmed.set(name, { client: null, isAdmitted: true });
        admittedUnconfirmed += 1;
      }
    },
  };
}

/** Turns visit events into daily counts. */
interface Counting {
  /** The client only matters for the limit of distinct names. */
  count(day: string, event: VisitEvent, client: string): void;
  /** A conversion of a campaign. */
  countSent(day: string, campaign: Campaign): void;
  /** Counts events of a burst, which people cannot have made, separately. */
  excluded(day: string, events: number): void;
  readonly names: { readonly referrer: DistinctNames; readonly campaign: DistinctNames };
}

/** Confirmed names per day and process. Unconfirmed ones add up to half as many. */
const MAX_REFERRERS = 200;
const MAX_CAMPAIGNS = 100;

export function createCounting(tally: Tally): Counting {
  const names = {
    referrer: createDistinctNames({ maxConfirmed: MAX_REFERRERS }),
    campaign: createDistinctNames({ maxConfirmed: MAX_CAMPAIGNS }),
  };
  const campaignOn = (day: string, campaign: Campaign, client: string | null): string =>
    hasEmail(campaign) ? OTHER : names.campaign.admit(day, campaignKey(campaign), client);

  function countShown(
    day: string,
    { path, entry, width, referrer, campaign }: PageShown,
    client: string,
  ): void {
    tally.add(day, 'page', path);
    if (!entry) return;
    tally.add(day, 'entry', path);
    tally.add(day, 'width', width);
    tally.add(day, 'referrer', names.referrer.admit(day, referrer, client));
    if (campaign !== null) tally.add(day, 'campaign', campaignOn(day, campaign, client));
  }

  function countStep(day: string, { form, step, field, pages }: FormStep): void {
    tally.add(day, 'form', form, step);
    if (step === 'left' && field !== null) tally.add(day, 'left', form, field);
    if (!isGoal(form) || (step !== 'opened' && step !== 'sent')) return;
    for (const path of new Set(pages)) tally.add(day, step === 'sent' ? 'to-sent' : 'to-form', path);
  }

  function countVitals(day: string, { path, ...vitals }: PageVitalsReport): void {
    for (const vital of ['lcp', 'inp', 'cls'] as const) {
      const value = vitals[vital];
      if (value !== null) tally.add(day, vital, path, String(stepOf(vital, value)));
    }
  }

  return {
    names,
    count(day, event, client) {
      if (event.kind === 'page') countShown(day, event, client);
      else if (event.kind === 'form') countStep(day, event);
      else countVitals(day, event);
    },
    countSent(day, campaign) {
      tally.add(day, 'campaign-sent', campaignOn(day, campaign, null));
    },
    excluded(day, events) {
      for (let event = 0; event < events; event += 1) tally.add(day, 'set-apart', '');
    },
  };
}

/** Some newsletters put the recipient's address into links. Counts must not contain personal data. */
function hasEmail({ source, medium, name }: Campaign): boolean {
  return `${source}${medium}${name}`.includes('@');
}

/** A write buffer of counts. */
interface Tally {
  add(day: string, kind: VisitKind, subject: string, detail?: string): void;
  /** Removes and returns all counts. */
  take(): readonly VisitCountRow[];
  /** Puts back counts that could not be written. */
  restore(rows: readonly VisitCountRow[]): void;
  /** Returns and resets the number of events dropped because the buffer was full. */
  takeDropped(): number;
}

/** A busy day of a site of this size has some thousands of rows. When full, only existing rows grow. */
const MAX_ROWS = 20_000;

export function createTally(maxRows = MAX_ROWS): Tally {
  let rows = new Map<string, VisitCountRow>();
  let dropped = 0;

  function addTo(count: number, day: string, kind: VisitKind, subject: string, detail: string): void {
    const key = `${day}\t${kind}\t${subject}\t${detail}`;
    const row = rows.get(key);
    if (row !== undefined) row.count += count;
    else if (rows.size < maxRows) rows.set(key, { day, kind, subject, detail, count });
    else dropped += count;
  }

  return {
    add: (day, kind, subject, detail = '') => addTo(1, day, kind, subject, detail),
    take() {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    restore(taken) {
      for (const { day, kind, subject, detail, count } of taken) addTo(count, day, kind, subject, detail);
    },
    takeDropped() {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}
