import { createHash, randomInt } from 'node:crypto';

/** No letter or digit that is easily mistaken for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** A number to quote on the phone, such as K7QM-2XPD. It tells nothing, not even how many there were before. */
export function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** True for what could be one of ours; whether it is, only the database knows. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && REFERENCE.test(value);
}

/** Equal for submissions that say the same, and not to be turned back into what they say. */
export function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
