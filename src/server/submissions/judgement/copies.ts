import { normalize, wordsOf } from './features.ts';

/** Shorter texts may be alike by chance. */
const MIN_SHINGLES = 5;

/** Of a long text, the smallest numbers only: two texts that share half of their shingles share half of these as well. */
const MAX_SHINGLES = 128;

/** The newest only, so that a phrase that everybody writes costs no time. */
const MAX_PER_SHINGLE = 50;

/** The sequences of three words of a text, as numbers. Empty for a short text. */
export function shinglesOf(text: string): ReadonlySet<number> {
  const words = wordsOf(normalize(text));
  const shingles = new Set<number>();
  for (let at = 0; at + 3 <= words.length; at++) {
    shingles.add(hashOf(words.slice(at, at + 3).join(' ')));
  }
  if (shingles.size < MIN_SHINGLES) return new Set();
  return new Set([...shingles].sort((one, other) => one - other).slice(0, MAX_SHINGLES));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export interface Copyable {
  readonly shingles: ReadonlySet<number>;
}

export interface CopyIndex<Entry> {
  add(entry: Entry): void;
  /** The entry that shares the most shingles, if it shares at least half of them. */
  nearest(shingles: ReadonlySet<number>): Entry | null;
}

export function createCopyIndex<Entry extends Copyable>(): CopyIndex<Entry> {
  const entries = new Map<number, Entry[]>();
  return {
    add(entry) {
      for (const shingle of entry.shingles) {
        const list = entries.get(shingle);
        if (list === undefined) entries.set(shingle, [entry]);
        else if (list.push(entry) > MAX_PER_SHINGLE) list.shift();
      }
    },
    nearest(shingles) {
      const shared = new Map<Entry, number>();
      for (const shingle of shingles) {
        for (const entry of entries.get(shingle) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
      }
      let best: Entry | null = null;
      for (const [entry, count] of shared) {
        const isNear = count * 2 >= Math.max(entry.shingles.size, shingles.size);
        if (isNear && (best === null || count > shared.get(best)!)) best = entry;
      }
      return best;
    },
  };
}
