import type { Person, Session } from '#contract/desk/people.ts';
import { toPersonName } from '../storage/people-names.ts';
import type { ListedPerson } from '../storage/people-store.ts';
import type { SessionRow } from '../storage/schema.ts';
import { LINK_MS } from './links.ts';

export function toPerson(row: ListedPerson): Person {
  const wasHere = row.last_seen_at !== null;
  return {
    ...toPersonName(row),
    email: row.email,
    role: row.role,
    scope: row.scope,
    lastSeenAt: row.last_seen_at,
    invitedAt: row.invited_at,
    // The link itself is made when the mail leaves, which may be a moment after the invitation.
    invitationUntil: wasHere ? null : (row.link_until ?? row.invited_at + LINK_MS.invitation),
    sessions: row.sessions,
    undelivered: row.undelivered,
  };
}

export function toSession(row: SessionRow, thisId: string, idleMs: number): Session {
  return {
    id: row.id,
    browser: row.browser,
    isThis: row.id === thisId,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    endsAt: row.expires_at,
    endsIfIdleAt: Math.min(row.expires_at, row.last_used_at + idleMs),
  };
}
