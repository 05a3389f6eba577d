import type { FastifyBaseLogger } from 'fastify';
import type { ConversationContext, OutgoingContext } from '../conversations/context.ts';
import { mentionLetter } from '../conversations/mentions.ts';
import type { Storage } from '../db/storage.ts';
import type { MailSender, MailTransport } from '../mail/sender.ts';
import type { Courier } from '../outbox/courier.ts';
import { forgetLinks } from '../people/links.ts';
import { createPeopleCourier, forgetPeopleMails, queueStaffMail } from '../people/mail.ts';
import { createSessionStore } from '../people/sessions.ts';
import { createPeopleStore } from '../people/store.ts';
import type { DeskConfig } from '../settings/config.ts';
import { reviewLetter } from '../site/review-mail.ts';
import type { SiteService } from '../site/service.ts';
import { BULK_LIMITS } from '../submissions/bulk.ts';
import type { Learning } from '../submissions/learning.ts';
import type { SitePages } from '../visits/site-pages.ts';
import type { VisitStore } from '../visits/store.ts';
import type { VisitContext } from '../visits/view.ts';

export interface Desk extends ConversationContext, VisitContext {
  /** Null when this process cannot render pages. */
  readonly site: SiteService | null;
  /** Sends mail to staff. */
  readonly courier: Courier;
  /** Starts sending mail to staff. Only a process that serves the desk does so, because only it knows the address. */
  start(address: string): void;
  /** Deletes expired sessions and links, and the records of mail with links. */
  forgetOld(log: FastifyBaseLogger): Promise<void>;
}

interface DeskOptions {
  readonly storage: Storage;
  readonly sender: MailSender;
  readonly transport: MailTransport;
  readonly config: DeskConfig;
  readonly hasMail: boolean;
  readonly outgoing: OutgoingContext;
  readonly learning: Learning;
  readonly visits: VisitStore;
  readonly isCounting: boolean;
  readonly pages: SitePages;
  readonly site?: SiteService | null;
  readonly now?: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for questions about a missing invitation. */
const MAILS_KEPT_MS = 30 * DAY_MS;

export function createDesk(options: DeskOptions): Desk {
  const {
    storage,
    sender,
    transport,
    config,
    hasMail,
    outgoing,
    learning,
    visits,
    isCounting,
    pages,
    site = null,
    now = Date.now,
  } = options;
  const { db } = storage;
  const times = { idleMs: config.sessionIdleMs };
  const sessions = createSessionStore(storage, times);
  let address = config.url ?? '';
  let isStarted = false;
  const courier = createPeopleCourier({
    db,
    sender,
    transport,
    address: () => address,
    now,
    isEnabled: () => isStarted,
    noticeLetter: (kind, id, to) => (kind === 'mention' ? mentionLetter(db, id, to) : reviewLetter(db, to)),
  });
  return {
    storage,
    people: createPeopleStore(storage, times),
    sessions,
    company: sender.company,
    config,
    hasMail,
    outgoing,
    learning,
    visits,
    isCounting,
    pages,
    site,
    bulk: BULK_LIMITS,
    now,
    address: () => address,
    async mailStaff(person, kind, within = db) {
      await queueStaffMail(within, { kind, person, messageIdDomain: sender.domain, now: now() });
      outgoing.wake();
    },
    wakeOutbox: outgoing.wake,
    courier,
    start(listeningAt) {
      address = config.url ?? listeningAt;
      isStarted = true;
      outgoing.wake();
    },
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
