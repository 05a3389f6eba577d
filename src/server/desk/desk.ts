import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeskConfig } from '../config.ts';
import type { Company, CompanyRecipients, MailSender } from '../mail/sender.ts';
import type { MailTransport } from '../mail/transport.ts';
import { createOutboxWorker, type OutboxWorkerOptions } from '../outbox/worker.ts';
import { BULK_LIMITS, type BulkLimits } from '../storage/bulk.ts';
import type { OutboxStore } from '../storage/outbox-store.ts';
import { createPeopleStore, type PeopleStore } from '../storage/people-store.ts';
import { type Database, type LinkMailKind, PEOPLE_MAIL_KINDS, type PersonRow } from '../storage/schema.ts';
import { createSessionStore, type SessionStore } from '../storage/session-store.ts';
import { forgetLinks } from '../storage/sign-in-links.ts';
import type { Storage } from '../storage/storage.ts';
import type { VisitStore } from '../storage/visit-store.ts';
import type { OutgoingOptions } from '../submissions/outgoing.ts';
import type { SitePages } from '../visits/site-pages.ts';
import { createPeopleCourier, forgetPeopleMails, loadPerson, queueLinkMail } from './people-mail.ts';

/** What the routes of the desk work with. */
export interface Desk {
  readonly storage: Storage;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly company: Company;
  readonly config: DeskConfig;
  /** False where mail is written to files. */
  readonly hasMail: boolean;
  readonly outgoing: DeskOutgoing;
  /** Counts of visits, and the titles of the pages that they are about. */
  readonly visits: VisitStore;
  readonly isCounting: boolean;
  readonly pages: SitePages;
  readonly bulk: BulkLimits;
  readonly now: () => number;
  /** The origin at which people find the desk. */
  address(): string;
  /** Has a link mailed to somebody. Takes a transaction, to be mailed only if that succeeds. */
  mailLink(person: PersonRow, kind: LinkMailKind, db?: Kysely<Database>): Promise<void>;
  /** There is mail to its people in the outbox. */
  wakePeopleMail(): void;
  /** Begins to send mail to its people. Only a process that serves the desk does, as it alone knows the address. */
  start(log: FastifyBaseLogger, address: string): void;
  stop(graceMs: number): Promise<void>;
  /** Deletes what is over: sessions, links, and the traces of mail with links. */
  forgetOld(log: FastifyBaseLogger): Promise<void>;
}

/** How what people do at the desk leaves the house. */
export interface DeskOutgoing {
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  /** What is sent because of an item that is accepted. */
  readonly kinds: OutgoingOptions;
  /** Where mail is written to files while there is no mail server, and erasures are noted. */
  readonly dataDir: string;
  /** There is something to send. */
  wake(): void;
}

export interface DeskOptions {
  readonly storage: Storage;
  readonly sender: MailSender;
  readonly transport: MailTransport;
  readonly outbox: Pick<OutboxWorkerOptions, 'retryMs' | 'leaseMs' | 'onOutcome'> & {
    readonly store: OutboxStore;
  };
  readonly config: DeskConfig;
  readonly hasMail: boolean;
  readonly outgoing: DeskOutgoing;
  readonly visits: VisitStore;
  readonly isCounting: boolean;
  readonly pages: SitePages;
  readonly now?: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** For as long as somebody may ask what became of an invitation. */
const MAILS_KEPT_MS = 30 * DAY_MS;

export function createDesk(options: DeskOptions): Desk {
  const {
    storage,
    sender,
    transport,
    outbox,
    config,
    hasMail,
    outgoing,
    visits,
    isCounting,
    pages,
    now = Date.now,
  } = options;
  const { db } = storage;
  const times = { idleMs: config.sessionIdleMs };
  const sessions = createSessionStore(storage, times);
  let address = config.url ?? '';
  const mail = createOutboxWorker<PersonRow>({
    ...outbox,
    store: { ...outbox.store, load: (claim) => loadPerson(db, claim) },
    kinds: PEOPLE_MAIL_KINDS,
    courier: createPeopleCourier({ db, sender, transport, address: () => address, now }),
  });
  return {
    storage,
    people: createPeopleStore(storage, times),
    sessions,
    company: sender.company,
    config,
    hasMail,
    outgoing,
    visits,
    isCounting,
    pages,
    bulk: BULK_LIMITS,
    now,
    address: () => address,
    async mailLink(person, kind, within = db) {
      await queueLinkMail(within, { kind, person, messageIdDomain: sender.domain, now: now() });
      mail.wake();
    },
    wakePeopleMail: mail.wake,
    start(log, listeningAt) {
      address = config.url ?? listeningAt;
      mail.start(log);
    },
    stop: (graceMs) => mail.stop(graceMs),
    async forgetOld(log) {
      const deleted = {
        sessions: await sessions.forgetOver(now()),
        links: await forgetLinks(db, now() - DAY_MS),
        mails: await forgetPeopleMails(db, now() - MAILS_KEPT_MS),
      };
      if (Object.values(deleted).some((count) => count > 0)) {
        log.info(deleted, 'deleted expired sessions, sign-in links and delivery records of the desk');
      }
    },
  };
}
