import type { Kysely } from 'kysely';
import { mentionMailTexts as texts } from '#content/desk/notice-mails.ts';
import { filled } from '#content/filled.ts';
import { capitalized } from '#content/number-words.ts';
import { formsIn } from '#contract/desk/people.ts';
import { submissionPath } from '#contract/desk/submissions.ts';
import { FORMS } from '#contract/forms.ts';
import type { Database, OutboxRow, PersonRow } from '../db/schema.ts';
import { deskLetter } from '../mail/letter.ts';
import { subjectOf } from '../mail/submission-text.ts';
import { newOutboxRows } from '../outbox/store.ts';
import type { NoticeLetter, NoticeRecipient } from '../people/mail.ts';

interface Mention {
  readonly person: PersonRow;
  /** Name of the note's author. */
  readonly by: string;
  readonly reference: string;
  readonly messageIdDomain: string;
  readonly now: number;
}

/**
 * The row has no submission id, so that Delivery shows it to administrators, like all mail to staff. It does not contain
 * the note, which may be erased before the email is sent.
 */
export function mentionMail({ person, by, reference, messageIdDomain, now }: Mention): readonly OutboxRow[] {
  const message = { kind: 'mention', submissionId: null, subscriberId: null, recipients: [] } as const;
  const rows = newOutboxRows({ ...message, personId: person.id, messageIdDomain, now });
  return rows.map((row) => ({ ...row, recipient: person.email, subject: by, body: reference }));
}

/** Null when the submission was erased since, or is no longer in the person's scope. */
export async function mentionLetter(
  db: Kysely<Database>,
  outboxId: string,
  { person, company, address }: NoticeRecipient,
): Promise<NoticeLetter | null> {
  const mail = await db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('id', '=', outboxId)
    .executeTakeFirst();
  const { reference, noteId } = readMention(mail?.body ?? '');
  const submission = await db
    .selectFrom('submissions')
    .select(['reference', 'form', 'name', 'subject'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (submission === undefined || !formsIn(person.scope).includes(submission.form)) return null;
  const note = await db.selectFrom('history').select('text').where('id', '=', noteId).executeTakeFirst();
  const form = texts.kinds[FORMS[submission.form].kind];
  const by = mail?.subject ?? '';
  const values = {
    by,
    reference,
    name: person.name,
    form,
    visitor: submission.name,
    about: subjectOf(submission),
  };
  return {
    reference,
    ...deskLetter(company, {
      subject: filled(texts.subject, values),
      preview: capitalized(filled(texts.preview, values)),
      text: filled(texts.text, values),
      quote: note?.text ? { label: filled(texts.note, { by }), text: note.text } : undefined,
      button: filled(texts.button, values),
      url: `${address}${submissionPath(submission)}`,
    }),
  };
}

/** Rows of an earlier version contain the reference alone. */
function readMention(body: string): { readonly reference: string; readonly noteId: number } {
  const [reference = '', noteId = '0'] = body.split(' ');
  return { reference, noteId: Number(noteId) };
}
