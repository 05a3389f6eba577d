import type { ExpressionBuilder } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Fact, Item } from '#contract/desk/items.ts';
import type { Field } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { optionLabel } from '#contract/options.ts';
import { typedAddress, visitorAddress } from '../storage/delivery-changes.ts';
import { createInboxStore, type InboxItem } from '../storage/inbox-store.ts';
import { type Database, isWebhook, type SubmissionRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { visitOf } from '../visits/visit-words.ts';
import { itemHistory } from './item-history.ts';
import { statusOf, subjectOf, toRows } from './item-rows.ts';
import { notFound } from './problem.ts';

type Reading = Pick<Storage, 'db'>;
const MOST_OTHERS = 20;

/** What is out of the reader's scope is not there. */
export async function findItem(
  { db }: Reading,
  reference: string,
  forms: readonly FormName[],
): Promise<InboxItem> {
  const item = await createInboxStore(db).get(reference);
  if (item === null || !forms.includes(item.submission.form)) throw notFound();
  return item;
}

export async function viewItem(
  storage: Reading,
  reference: string,
  forms: readonly FormName[],
): Promise<Item> {
  const item = await findItem(storage, reference, forms);
  const { submission, payload, resume, mails } = item;
  const { db } = storage;
  const [row] = await toRows(db, [submission], forms);
  const history = await itemHistory(db, item);
  const visit = visitOf(submission);
  const others = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isSamePerson(submission))
    .where('form', 'in', forms)
    .where('id', '!=', submission.id)
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return {
    ...row!,
    ...(submission.corrected_email === null ? {} : { typedEmail: typedAddress(submission) }),
    facts: factsOf(submission.form, { ...payload, email: visitorAddress(submission) }),
    texts: textsOf(submission.form, payload),
    resume:
      resume === null
        ? null
        : {
            fileName: resume.file_name,
            kind: resume.kind,
            size: resume.size,
            flags: resume.flags.split(',').filter((flag) => flag !== ''),
          },
    others: others.map((other) => ({
      reference: other.reference,
      form: other.form,
      status: statusOf(other),
      subject: subjectOf(other),
      receivedAt: other.created_at,
    })),
    history,
    notes: history.filter(({ action }) => action === 'note').length,
    mails: mails.filter(({ kind, state }) => !isWebhook(kind) && state !== 'cancelled').length,
    ...(visit === null ? {} : { visit }),
  };
}

/** Typed or corrected, any address of this submission is one of the others. */
function isSamePerson({ email, corrected_email }: SubmissionRow) {
  const addresses = [...new Set([email, (corrected_email ?? email).toLowerCase()])];
  return ({ eb, fn, or }: ExpressionBuilder<Database, 'submissions'>) =>
    or([eb('email', 'in', addresses), eb(fn<string>('lower', ['corrected_email']), 'in', addresses)]);
}

type Payload = Readonly<Record<string, unknown>>;

/** Fields that share a line in mails share one here. A box that must be ticked tells nothing. */
function factsOf(form: FormName, payload: Payload): Item['facts'] {
  const facts = new Map<string, Fact>();
  for (const [name, field] of Object.entries(FORM_FIELDS[form])) {
    const value = wordsOf(field, payload[name]);
    if (field.kind === 'text' || (field.kind === 'tick' && field.required) || value === '') continue;
    const label = field.mailLine ?? field.shortLabel ?? field.label;
    const earlier = facts.get(label);
    const { kind } = field;
    if (earlier === undefined) facts.set(label, { name, label, value, kind });
    // A phone number after its country code is a phone number.
    else facts.set(label, { ...earlier, kind, value: `${earlier.value} ${value}` });
  }
  return [...facts.values()];
}

function textsOf(form: FormName, payload: Payload): Item['texts'] {
  return Object.entries(FORM_FIELDS[form])
    .filter(([name, field]) => field.kind === 'text' && wordsOf(field, payload[name]) !== '')
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([name, field]) => ({
      name,
      label: field.shortLabel ?? field.label,
      text: wordsOf(field, payload[name]),
    }));
}

/** An item may be older than the field. */
function wordsOf(field: Field, value: unknown): string {
  if (field.kind === 'tick') return value === true ? 'yes' : 'no';
  const text = String(value ?? '');
  return field.kind === 'choice' ? optionLabel(field, text) : text;
}
