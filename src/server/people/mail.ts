import type { Kysely } from 'kysely';
import { filled } from '#content/filled.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { type Database, type LinkMailKind, PEOPLE_MAIL_KINDS, type PersonRow } from '../db/schema.ts';
import { deskLetter, type Letter, toHtml, toPlainText } from '../mail/letter.ts';
import type { MailSender, MailTransport } from '../mail/sender.ts';
import type { Courier } from '../outbox/courier.ts';
import { type Claim, enqueue, newOutboxRows } from '../outbox/store.ts';
import type { Company } from '../shared/company.ts';
import { LINK_MS, makeLink } from './links.ts';

interface StaffMail {
  readonly kind: LinkMailKind | 'review';
  readonly person: PersonRow;
  readonly messageIdDomain: string;
  readonly now: number;
}

/** Written when it is sent, so that waiting in the outbox does not shorten the validity of a link. */
export async function queueStaffMail(db: Kysely<Database>, mail: StaffMail): Promise<void> {
  const { kind, person, messageIdDomain, now } = mail;
  const rows = newOutboxRows({
    kind,
    submissionId: null,
    subscriberId: null,
    personId: person.id,
    recipients: [],
    messageIdDomain,
    now,
  });
  await enqueue(
    db,
    rows.map((row) => ({ ...row, recipient: person.email })),
  );
}

/** The recipient; null when the person was removed. */
async function loadPerson(db: Kysely<Database>, { id }: Claim): Promise<PersonRow | null> {
  const person = await db
    .selectFrom('outbox')
    .innerJoin('people', 'people.id', 'outbox.person_id')
    .selectAll('people')
    .where('outbox.id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return person ?? null;
}

/** Deletes mail to staff that was done before then. Returns the count. */
export async function forgetPeopleMails(db: Kysely<Database>, before: number): Promise<number> {
  const query = db
    .deleteFrom('outbox')
    .where('kind', 'in', PEOPLE_MAIL_KINDS)
    .where('state', '!=', 'pending')
    .where('done_at', '<=', before);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

interface PeopleCourierOptions {
  readonly db: Kysely<Database>;
  readonly sender: MailSender;
  readonly transport: MailTransport;
  /** The origin of the desk. */
  readonly address: () => string;
  readonly now: () => number;
  /** Only a process that serves the desk knows its address. */
  readonly isEnabled: () => boolean;
  /** Of a mention or a request for review. Null when the mail is no longer wanted. */
  readonly noticeLetter: (
    kind: 'mention' | 'review',
    outboxId: string,
    recipient: NoticeRecipient,
  ) => Promise<NoticeLetter | null>;
}

/** Sends mail to staff: sign-in links, invitations, mentions and requests for review. */
export function createPeopleCourier(options: PeopleCourierOptions): Courier {
  const { db, sender, transport, address, now, noticeLetter, isEnabled } = options;
  const { company } = sender;

  /** Null when the link is no longer wanted. */
  async function writtenLink({ kind, createdAt }: Claim, person: PersonRow) {
    const purpose = kind === 'invitation' ? 'invitation' : 'sign-in';
    // Too late: the person has requested another link or given up.
    if (purpose === 'sign-in' && now() - createdAt > LINK_MS['sign-in']) return null;
    if (purpose === 'invitation' && person.last_seen_at !== null) return null;
    const url = await makeLink(db, { personId: person.id, purpose, address: address(), now: now() });
    const { subject, preview, text, button, notYou } = mailTexts.staffLinks[purpose];
    const values = { company: company.shortName, name: person.name };
    return deskLetter(company, {
      ...{ preview, button, url, after: notYou },
      subject: filled(subject, values),
      text: filled(text, values),
    });
  }

  return {
    kinds: PEOPLE_MAIL_KINDS,
    concurrency: 4,
    isEnabled,
    async prepare(claim) {
      const person = await loadPerson(db, claim);
      if (person === null) return null;
      const isNotice = claim.kind === 'mention' || claim.kind === 'review';
      const notice = isNotice
        ? await noticeLetter(claim.kind, claim.id, { person, company, address: address() })
        : null;
      if (isNotice && notice === null) return null;
      return async () => {
        // Created now, because the validity of the link starts here.
        const written = notice ?? (await writtenLink(claim, person));
        if (written === null) return { state: 'cancelled' };
        const answer = await transport.send({
          messageId: claim.messageId,
          from: sender.from,
          to: [person.email],
          recipient: person.email,
          subject: written.subject,
          text: toPlainText(written.letter),
          html: toHtml(written.letter, company.shortName),
          headers: {
            'Auto-Submitted': 'auto-generated',
            // Erasure finds the mail file of a submission by its reference.
            ...(notice?.reference === undefined ? {} : { Keywords: notice.reference }),
          },
          date: new Date(claim.createdAt),
          slug: `desk-${claim.kind}`,
        });
        return { state: 'sent', answer };
      };
    },
  };
}

export interface NoticeRecipient {
  readonly person: PersonRow;
  readonly company: Company;
  readonly address: string;
}

export interface NoticeLetter {
  readonly subject: string;
  readonly letter: Letter;
  /** Of the submission that it is about. */
  readonly reference?: string;
}
