import { fingerprintOf } from '../reference.ts';
import { type Copyable, createCopyIndex } from './copies.ts';

/** Shorter texts may be alike by chance, such as "Please call me". */
const MIN_LETTERS = 80;

const HOUR_MS = 60 * 60 * 1000;

/** Bounds the memory. */
const MAX_TEXTS = 1000;

/** This many addresses with the same text are a campaign. Two may be one person who corrects a mistyped address. */
const MANY_SENDERS = 4;

interface Recent extends Copyable {
  readonly alikeKey: string | null;
  readonly senders: Set<string>;
}

/** Remembers texts and senders for one to two hours as hashes, in memory, per process. */
export function createRepeatWatch(now: () => number) {
  let current = createCopyIndex<Recent>();
  let previous = createCopyIndex<Recent>();
  let since = now();
  let count = 0;

  return (text: string, email: string, own: Omit<Recent, 'senders'>) => {
    if (now() - since >= HOUR_MS || count >= MAX_TEXTS) {
      previous = now() - since >= 2 * HOUR_MS ? createCopyIndex() : current;
      current = createCopyIndex();
      since = now();
      count = 0;
    }
    let recent = current.nearest(own.shingles);
    if (recent === null) {
      recent = previous.nearest(own.shingles) ?? { ...own, senders: new Set() };
      current.add(recent);
      count++;
    }
    if (recent.senders.size < MANY_SENDERS) recent.senders.add(fingerprintOf([email.toLowerCase()]));
    const isLong = text.replace(/\P{L}/gu, '').length >= MIN_LETTERS;
    return { isFromManySenders: isLong && recent.senders.size >= MANY_SENDERS, alikeKey: recent.alikeKey };
  };
}
