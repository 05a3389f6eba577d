import { FORM_NAMES, type FormName, kindOf } from '../forms.ts';

/** Who works at the desk, and what they may do. The server decides; the app shows only what it would allow. */
export type Role = 'reader' | 'agent' | 'administrator';

/** Which part of what visitors send somebody sees. */
export type Scope = 'everything' | 'enquiries' | 'applications';

export const ROLES: readonly Role[] = ['reader', 'agent', 'administrator'];
export const SCOPES: readonly Scope[] = ['everything', 'enquiries', 'applications'];

/** `answer`: also marking as answered. `decide`: what is held as suspect. `deliver`: sending stuck mail again. */
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

export function formsIn(scope: Scope): readonly FormName[] {
  return scope === 'everything' ? FORM_NAMES : FORM_NAMES.filter((form) => kindOf(form).scope === scope);
}

/** Counts of visits are of all forms together, so they are for whoever sees more than one kind. */
export function seesVisits(scope: Scope): boolean {
  return new Set(formsIn(scope).map(kindOf)).size > 1;
}

/** Enough to name somebody. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
  /** Two letters. */
  readonly initials: string;
}

/** Also enough to know whether they see something, and may answer it. */
export interface Colleague extends PersonName {
  readonly role: Role;
  readonly scope: Scope;
}

export interface Person extends Colleague {
  readonly email: string;
  /** Null until the invitation was used. */
  readonly lastSeenAt: number | null;
  readonly invitedAt: number;
  /** Until when the newest link is good, for somebody who was never here. */
  readonly invitationUntil: number | null;
  readonly sessions: number;
  /** What the mail server said about the newest invitation or sign-in link, where it could not be delivered. */
  readonly undelivered: string | null;
}

/** POST /api/people, /api/people/<id>/link and others. `link`: no email brings it, so it has to be handed over. */
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
