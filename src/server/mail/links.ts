import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Database } from '../db/schema.ts';

/** What a link in a mail to the team does with one item. */
const LINK_ACTIONS = ['answered', 'spam', 'release'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** The one thing that a link is good for. */
export interface LinkClaim {
  readonly action: LinkAction;
  readonly reference: string;
  /** The outbox row of the email it was sent in, which tells whom it went to. Null in emails of earlier versions. */
  readonly mail: string | null;
  /** The first moment at which it does not work any more. */
  readonly expiresAt: number;
}

const FORMAT = new RegExp(
  `^(?<said>(?<action>${LINK_ACTIONS.join('|')})_(?<reference>[A-Za-z0-9-]{1,20})_(?<expires>[0-9a-z]{1,9})(?:_(?<mail>[0-9a-f-]{36}))?)_(?<signature>[\\w-]{43})$`,
);
const SECOND_MS = 1000;

/** Says openly what it is for. The signature covers all of it, so nothing of it can be exchanged. */
export function signLink(key: Buffer, { action, reference, expiresAt, mail }: LinkClaim): string {
  const parts = [
    action,
    reference,
    Math.floor(expiresAt / SECOND_MS).toString(36),
    ...(mail === null ? [] : [mail]),
  ];
  const said = parts.join('_');
  return `${said}_${signatureOf(key, said)}`;
}

/** Null unless we signed exactly this. Whether its time is over is for the caller to see. */
export function readLink(key: Buffer, token: string): LinkClaim | null {
  const parts = FORMAT.exec(token)?.groups;
  if (parts === undefined) return null;
  const { said = '', action, reference = '', expires = '', mail = null, signature = '' } = parts;
  // Both have the same length by now, which the comparison demands.
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, said)));
  if (!isOurs) return null;
  return {
    action: action as LinkAction,
    reference,
    mail,
    expiresAt: Number.parseInt(expires, 36) * SECOND_MS,
  };
}

function signatureOf(key: Buffer, said: string): string {
  return createHmac('sha256', key).update(`link in a mail: ${said}`).digest('base64url');
}

/** Time enough to answer, and short enough that an old mailbox is worth nothing to whoever gets into it. */
export const LINK_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes the links by which somebody handles an item from a mail. */
export interface MailLinks {
  readonly expiresAt: number;
  urlOf(action: LinkAction, reference: string): string;
}

/** Of one email: who follows them is known by whom it went to. */
export function createMailLinks(key: Buffer, siteUrl: string, mail: string, now: number): MailLinks {
  const expiresAt = now + LINK_MS;
  return {
    expiresAt,
    urlOf(action, reference) {
      const token = signLink(key, { action, reference, mail, expiresAt });
      return `${siteUrl}${ENDPOINTS.submissionLink}?token=${token}`;
    },
  };
}

/** A secret that all processes share and that outlives them: it is kept in the database. */
export interface SigningKey {
  /** Makes it when it is needed for the first time. */
  forSigning(): Promise<Buffer>;
  /** Null as long as nothing was signed: asking changes nothing. */
  forChecking(): Promise<Buffer | null>;
}

const BYTES = 32;

export function createSigningKey(
  db: Kysely<Database>,
  name: string,
  now: () => number = Date.now,
): SigningKey {
  let known: Buffer | null = null;

  async function find(): Promise<Buffer | null> {
    if (known !== null) return known;
    const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst();
    known = row === undefined ? null : Buffer.from(row.key, 'base64url');
    return known;
  }

  return {
    forChecking: find,
    async forSigning() {
      const found = await find();
      if (found !== null) return found;
      // Of two processes that make one at once, both use the one that was first.
      await db
        .insertInto('signing_keys')
        .values({ name, key: randomBytes(BYTES).toString('base64url'), created_at: now() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await find())!;
    },
  };
}
