import { fingerprintOf } from '../reference.ts';
import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

/** Short texts are the same by chance, as "Please call me" is. */
const FEWEST_LETTERS = 80;
const WINDOW_MS = 60 * 60 * 1000;
/** Above this the oldest are forgotten: memory stays bounded however much is sent. */
const MOST_TEXTS = 5000;
const MOST_SENDERS = 4;

/** By how many other addresses the same text was sent. One may be the same person who mistyped the address at first. */
const SIGNALS: readonly (Signal | null)[] = [
  null,
  { points: 1, words: 'the same text from another address' },
  { points: 3, words: 'the same text from two other addresses' },
  { points: 7, words: 'the same text from several other addresses' },
];

/**
 * Remembers for an hour who sent which text, both as fingerprints only. Each process has its own memory, as with the
 * limits.
 */
export function createRepeatWatch(now: () => number): (statement: Statement) => readonly Signal[] {
  const texts = new Map<string, { readonly senders: Set<string>; readonly until: number }>();

  function forgetOld(time: number): void {
    for (const [key, { until }] of texts) {
      if (until <= time || texts.size >= MOST_TEXTS) texts.delete(key);
      else break;
    }
  }

  return ({ email, text }) => {
    const letters = text.toLowerCase().replace(/\P{L}/gu, '');
    if (letters.length < FEWEST_LETTERS) return [];
    const time = now();
    const key = fingerprintOf([letters]);
    const sender = fingerprintOf([email.toLowerCase()]);
    const known = texts.get(key);
    const senders = known !== undefined && known.until > time ? known.senders : new Set<string>();
    const others = senders.size - (senders.has(sender) ? 1 : 0);
    if (senders.size < MOST_SENDERS) senders.add(sender);
    // Deleted first, so that the map stays in the order of use.
    texts.delete(key);
    forgetOld(time);
    texts.set(key, { senders, until: time + WINDOW_MS });
    const signal = SIGNALS[Math.min(others, SIGNALS.length - 1)];
    return signal ? [signal] : [];
  };
}
