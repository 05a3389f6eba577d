import { createHmac, randomBytes } from 'node:crypto';

/**
 * Names that anybody can make up, such as referrers, of which a limited number is kept for each day. A name is confirmed once a
 * second client brings it, and confirmed names have places of their own: clients that send made-up names cannot keep
 * others from being counted.
 */
export interface DistinctNames {
  /** The name, or `OTHER` when it has no place. The client is null where it is not known. */
  place(day: string, name: string, client: string | null): string;
  /** These were stored before a restart, whoever brought them. */
  know(day: string, names: readonly string[]): void;
}

/** Stands for all names without a place. No host and no list of parameters is written like it. */
export const OTHER = '(other)';

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
export function createDistinctNames({ most }: { readonly most: number }): DistinctNames {
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
