import type { DeskConfig } from '../config.ts';
import type { Company } from '../mail/sender.ts';
import { createPeopleStore, type PeopleStore } from '../storage/people-store.ts';
import { createSessionStore, type SessionStore } from '../storage/session-store.ts';
import type { Storage } from '../storage/storage.ts';

/** What the routes of the desk work with. */
export interface Desk {
  readonly storage: Storage;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly company: Company;
  readonly config: DeskConfig;
  /** False where mail is written to files. */
  readonly hasMail: boolean;
  readonly now: () => number;
}

export interface DeskOptions {
  readonly storage: Storage;
  readonly company: Company;
  readonly config: DeskConfig;
  readonly hasMail: boolean;
  readonly now?: () => number;
}

export function createDesk({ storage, company, config, hasMail, now = Date.now }: DeskOptions): Desk {
  const times = { idleMs: config.sessionIdleMs };
  return {
    storage,
    people: createPeopleStore(storage, times),
    sessions: createSessionStore(storage, times),
    company,
    config,
    hasMail,
    now,
  };
}
