import { createHmac, timingSafeEqual } from 'node:crypto';

const LINK_ACTIONS = ['answered', 'spam', 'release'] as const;

export type LinkAction = (typeof LINK_ACTIONS)[number];

/** What a mail link authorizes. */
export interface LinkClaim {
  readonly action: LinkAction;
  readonly reference: string;
  /** The outbox row of the email, which identifies the recipient. Null in emails of earlier versions. */
  readonly mail: string | null;
  /** Exclusive. */
  readonly expiresAt: number;
}

const SECOND_MS = 1000;

/** The payload is readable; the signature covers all of it. */
export function signLink(key: Buffer, { action, reference, expiresAt, mail }: LinkClaim): string {
  const parts = [
    action,
    reference,
    Math.floor(expiresAt / SECOND_MS).toString(36),
    ...(mail === null ? [] : [mail]),
  ];
  const payload = parts.join('_');
  return `${payload}_${signatureOf(key, payload)}`;
}

function signatureOf(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(`link in a mail: ${payload}`).digest('base64url');
}

const FORMAT = new RegExp(
  `^(?<payload>(?<action>${LINK_ACTIONS.join('|')})_(?<reference>[A-Za-z0-9-]{1,20})_(?<expires>[0-9a-z]{1,9})(?:_(?<mail>[0-9a-f-]{36}))?)_(?<signature>[\\w-]{43})$`,
);

/** Null when the signature is invalid. The caller checks the expiry. */
export function readLink(key: Buffer, token: string): LinkClaim | null {
  const parts = FORMAT.exec(token)?.groups;
  if (parts === undefined) return null;
  const { payload = '', action, reference = '', expires = '', mail = null, signature = '' } = parts;
  // The format guarantees equal lengths, which timingSafeEqual requires.
  const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, payload)));
  if (!isValid) return null;
  return {
    action: action as LinkAction,
    reference,
    mail,
    expiresAt: Number.parseInt(expires, 36) * SECOND_MS,
  };
}
