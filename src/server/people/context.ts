import type { Kysely } from 'kysely';
import type { Database, LinkMailKind, PersonRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import type { DeskConfig } from '../settings/config.ts';
import type { Company } from '../shared/company.ts';
import type { SessionStore } from './sessions.ts';
import type { PeopleStore } from './store.ts';

export interface PeopleContext {
  readonly storage: Storage;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly company: Company;
  readonly config: DeskConfig;
  /** False when mail is written to files. */
  readonly hasMail: boolean;
  readonly now: () => number;
  /** The origin of the desk. */
  address(): string;
  /** Call after a message was queued and committed. */
  wakeOutbox(): void;
  /** Queues a mail with a sign-in link, or a request for review. Pass a transaction to mail it only if the transaction succeeds. */
  mailStaff(person: PersonRow, kind: LinkMailKind | 'review', db?: Kysely<Database>): Promise<void>;
}
