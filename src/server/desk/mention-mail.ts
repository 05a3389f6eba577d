import type { Kysely } from 'kysely';
import { mentionMailTexts as texts } from '#content/desk/mention-mail.ts';
import { filled } from '#content/filled.ts';
import { submissionPath } from '#contract/desk/items.ts';
import type { Letter } from '../mail/letter.ts';
import type { Company } from '../mail/sender.ts';
import { newOutboxRows } from '../storage/outbox-row.ts';
import type { Database, OutboxRow, PersonRow } from '../storage/schema.ts';
import { deskLetter } from './desk-letter.ts';

export interface Mention {
  readonly person: PersonRow;
  /** The name of who wrote the note. */
  readonly by: string;
  readonly reference: string;
  readonly messageIdDomain: string;
  readonly now: number;
}

/**
 * The mail to somebody who was named in a note. It is not the item's own, so that whoever looks after the people sees it in
 * Delivery: it holds nothing that a visitor wrote.
 */
export function mentionMail({ person, by, reference, messageIdDomain, now }: Mention): readonly OutboxRow[] {
  const message = { kind: 'mention', submissionId: null, subscriberId: null, recipients: [] } as const;
  const rows = newOutboxRows({ ...message, personId: person.id, messageIdDomain, now });
  return rows.map((row) => ({ ...row, recipient: person.email, subject: by, body: reference }));
}

/** What the mail says; null when the item was erased since. */
export async function mentionLetter(
  db: Kysely<Database>,
  outboxId: string,
  {
    person,
    company,
    address,
  }: { readonly person: PersonRow; readonly company: Company; readonly address: string },
): Promise<{ readonly subject: string; readonly letter: Letter } | null> {
  const mail = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.reference', 'outbox.body')
    .select(['outbox.subject as by', 'reference', 'form'])
    .where('outbox.id', '=', outboxId)
    .executeTakeFirst();
  if (mail === undefined) return null;
  const values = { by: mail.by ?? '', reference: mail.reference, name: person.name };
  return deskLetter(company, {
    subject: filled(texts.subject, values),
    preview: texts.preview,
    text: filled(texts.text, values),
    button: filled(texts.button, values),
    url: `${address}${submissionPath(mail)}`,
  });
}
