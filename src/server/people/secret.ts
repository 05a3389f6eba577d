import { createHash, randomBytes } from 'node:crypto';

export const BYTES = 32;

/** Something that nobody can guess, fit for an address and a cookie. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What the database keeps of it. A fast hash will do: there is nothing to guess in 256 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
