import { createHash, randomInt } from 'node:crypto';

/** No letter or digit that is easily mistaken for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to quote on the phone, such as K7QM-2XPD. It tells nothing, not even how many there were before. */
export function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** Equal for submissions that say the same, and not to be turned back into what they say. */
export function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
