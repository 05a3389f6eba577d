import { FORM_NAMES, type FormName, kindOf } from '../forms.ts';

/** The server enforces these rules; the app hides what the server would refuse. */
export type Role = 'reader' | 'agent' | 'administrator';

/** Which submissions a person sees. */
export type Scope = 'everything' | 'enquiries' | 'applications';

/** `write` edits the draft and requests reviews; `publish` also changes the public site. Everybody reads. */
export type SiteRight = 'none' | 'write' | 'publish';

export const ROLES: readonly Role[] = ['reader', 'agent', 'administrator'];
export const SCOPES: readonly Scope[] = ['everything', 'enquiries', 'applications'];
export const SITE_RIGHTS: readonly SiteRight[] = ['none', 'write', 'publish'];

/** `answer` includes marking as answered. `decide`: review quarantined submissions. `deliver`: resend stuck mail. */
export type Right =
  | 'read'
  | 'answer'
  | 'assign'
  | 'note'
  | 'decide'
  | 'deliver'
  | 'export'
  | 'erase'
  | 'people'
  | 'settings';

const AGENT: readonly Right[] = ['read', 'answer', 'assign', 'note', 'decide', 'deliver'];
const RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  reader: ['read'],
  agent: AGENT,
  administrator: [...AGENT, 'export', 'erase', 'people', 'settings'],
};

export function mayDo(role: Role, right: Right): boolean {
  return RIGHTS[role].includes(right);
}

export function maySite(has: SiteRight, needed: 'write' | 'publish'): boolean {
  return has === 'publish' || has === needed;
}

/** For new people, unless another right is given. */
export function defaultSiteRight(role: Role): SiteRight {
  return role === 'administrator' ? 'publish' : 'none';
}

export function formsIn(scope: Scope): readonly FormName[] {
  return scope === 'everything' ? FORM_NAMES : FORM_NAMES.filter((form) => kindOf(form).scope === scope);
}

/** Visit counts cover all forms together, so only people who see more than one kind get them. */
export function seesVisits(scope: Scope): boolean {
  return new Set(formsIn(scope).map(kindOf)).size > 1;
}

export interface PersonName {
  readonly id: string;
  readonly name: string;
  /** Two letters. */
  readonly initials: string;
}

/** Also tells whether a person may see and answer a submission. */
export interface Colleague extends PersonName {
  readonly role: Role;
  readonly scope: Scope;
  readonly site: SiteRight;
}

export interface Person extends Colleague {
  readonly email: string;
  /** Null until the invitation is used. */
  readonly lastSeenAt: number | null;
  readonly invitedAt: number;
  /** When the newest link expires, for a person who has never signed in. */
  readonly invitationUntil: number | null;
  readonly sessions: number;
  /** The mail server's reply to the newest invitation or sign-in link, when that could not be delivered. */
  readonly undelivered: string | null;
}

/**
 * POST /api/people, /api/people/<id>/link and others. `link` is set when no email delivers it, so it has to be passed
 * on by hand.
 */
export interface PersonReply {
  readonly person: Person | null;
  readonly link?: string;
}

/** A browser in which somebody is signed in. */
export interface Session {
  readonly id: string;
  /** "Firefox on Windows" */
  readonly browser: string;
  readonly isThis: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly endsAt: number;
  readonly endsIfIdleAt: number;
}
