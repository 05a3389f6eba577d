import type { Kysely } from 'kysely';
import { reviewMailTexts as texts } from '#content/desk/notice-mails.ts';
import { filled } from '#content/filled.ts';
import type { Database } from '../db/schema.ts';
import { deskLetter } from '../mail/letter.ts';
import type { NoticeLetter, NoticeRecipient } from '../people/mail.ts';
import { readState, reviewOf } from './store.ts';

/** Asks a publisher to look at the draft. Null when the request was withdrawn or answered since. */
export async function reviewLetter(
  db: Kysely<Database>,
  { person, company, address }: NoticeRecipient,
): Promise<NoticeLetter | null> {
  const review = await reviewOf(db, await readState(db));
  if (review === null) return null;
  const values = { by: review.by.name, name: person.name };
  return deskLetter(company, {
    subject: filled(texts.subject, values),
    preview: review.note || filled(texts.preview, values),
    text: filled(texts.text, values),
    quote: review.note ? { label: filled(texts.note, values), text: review.note } : undefined,
    button: texts.button,
    url: `${address}/site/changes`,
  });
}
