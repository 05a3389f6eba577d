import type { Kysely } from 'kysely';
import type { LinkPurpose } from '#contract/desk/sign-in.ts';
import type { Database } from '../storage/schema.ts';
import { addLink } from '../storage/sign-in-links.ts';
import { hashOf, newSecret } from './secret.ts';

const MINUTE_MS = 60 * 1000;

/** How long a link is good. */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': 10 * MINUTE_MS,
  'first-administrator': 10 * MINUTE_MS,
  invitation: 48 * 60 * MINUTE_MS,
};

export interface LinkOptions {
  readonly personId: string | null;
  readonly purpose: LinkPurpose;
  /** The origin of the desk. */
  readonly address: string;
  readonly now: number;
}

/** Makes a link for one use. Nothing but its hash is kept, so it cannot be told a second time. */
export async function makeLink(db: Kysely<Database>, options: LinkOptions): Promise<string> {
  const { personId, purpose, address, now } = options;
  const token = newSecret();
  await addLink(db, {
    tokenHash: hashOf(token),
    personId,
    purpose,
    now,
    expiresAt: now + LINK_MS[purpose],
  });
  return `${address}/sign-in/${token}`;
}
