import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** Random, safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The database stores only this hash. A fast hash is enough for 256 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
