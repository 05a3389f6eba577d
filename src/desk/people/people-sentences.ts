import { peopleViewTexts as texts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import { formsIn, type Person, SCOPES, type Scope, type Session } from '#contract/desk/people.ts';
import { counted } from '../components/counted.ts';
import { whenText } from '../time/when.ts';

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;
/** A person active this recently counts as present. */
const HERE_MS = 5 * MINUTE_MS;

/** Invited people who never signed in do not count as staff. */
export function isInvited({ lastSeenAt }: Pick<Person, 'lastSeenAt'>): boolean {
  return lastSeenAt === null;
}

export function peopleLead(people: readonly Person[], now: number): string {
  const away = people.filter(({ lastSeenAt }) => lastSeenAt !== null && now - lastSeenAt > MONTH_MS);
  const invited = people.filter(isInvited);
  return [counted(texts.lead.away, away.length), counted(texts.lead.invited, invited.length)]
    .filter(Boolean)
    .join(' ');
}

export function isHere(
  { lastSeenAt, sessions }: Pick<Person, 'lastSeenAt' | 'sessions'>,
  now: number,
): boolean {
  return lastSeenAt !== null && sessions > 0 && now - lastSeenAt < HERE_MS;
}

/** "12 min ago", "Fri 4:50 PM", "Oct 2", "Never" */
export function lastHereText(at: number | null, now: number, timeZone: string): string {
  if (at === null) return texts.never;
  const minutes = Math.max(1, Math.floor((now - at) / MINUTE_MS));
  return minutes < 60 ? filled(texts.minutesAgo, { count: minutes }) : whenText(at, now, timeZone);
}

export function invitationText(
  { invitedAt, invitationUntil }: Pick<Person, 'invitedAt' | 'invitationUntil'>,
  now: number,
  timeZone: string,
): string {
  const when = whenText(invitedAt, now, timeZone);
  if (invitationUntil === null || invitationUntil <= now) return filled(texts.invited.over, { when });
  return filled(texts.invited.good, { when, until: whenText(invitationUntil, now, timeZone) });
}

/** A session ends when idle, and at the latest on its last day: the text names what comes first. */
export function endsText(
  { endsAt, endsIfIdleAt }: Pick<Session, 'endsAt' | 'endsIfIdleAt'>,
  now: number,
  timeZone: string,
): string {
  return endsIfIdleAt < endsAt
    ? filled(texts.sessions.ifIdle, { time: whenText(endsIfIdleAt, now, timeZone) })
    : filled(texts.sessions.atLatest, { time: whenText(endsAt, now, timeZone) });
}

/** Nobody can grant a scope wider than their own. */
export function grantableScopes(own: Scope): readonly Scope[] {
  const seen = formsIn(own);
  return SCOPES.filter((scope) => formsIn(scope).every((form) => seen.includes(form)));
}
