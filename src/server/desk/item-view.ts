import type { FormName } from '#contract/answer.ts';
import type { Item, ResumeFacts } from '#contract/desk/items.ts';
import type { Field } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { optionLabel } from '#contract/options.ts';
import { createInboxStore, type InboxItem } from '../storage/inbox-store.ts';
import { isWebhook } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { visitOf } from '../visits/visit-words.ts';
import { itemHistory } from './item-history.ts';
import { emailOf, statusOf, subjectOf, toRows } from './item-rows.ts';
import { notFound } from './problem.ts';

type Reading = Pick<Storage, 'db'>;
const MOST_EARLIER = 20;

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
  const [row] = await toRows(db, [submission]);
  const history = await itemHistory(db, item);
  const visit = visitOf(submission);
  const earlier = await db
    .selectFrom('submissions')
    .selectAll()
    .where('email', '=', submission.email)
    .where('form', 'in', forms)
    .where('id', '!=', submission.id)
    .orderBy('created_at', 'desc')
    .limit(MOST_EARLIER)
    .execute();
  return {
    ...row!,
    email: emailOf(submission, payload),
    facts: factsOf(submission.form, payload),
    texts: textsOf(submission.form, payload),
    resume:
      resume === null
        ? null
        : {
            fileName: resume.file_name,
            kind: resume.kind as ResumeFacts['kind'],
            size: resume.size,
            flags: resume.flags.split(',').filter((flag) => flag !== ''),
          },
    earlier: earlier.map((other) => ({
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

type Payload = Readonly<Record<string, unknown>>;

/** Fields that share a line in mails share one here. A box that must be ticked tells nothing. */
function factsOf(form: FormName, payload: Payload): Item['facts'] {
  const facts = new Map<string, { name: string; label: string; value: string }>();
  for (const [name, field] of Object.entries(FORM_FIELDS[form])) {
    const value = wordsOf(field, payload[name]);
    if (field.kind === 'text' || (field.kind === 'tick' && field.required) || value === '') continue;
    const label = field.mailLine ?? field.shortLabel ?? field.label;
    const earlier = facts.get(label);
    if (earlier === undefined) facts.set(label, { name, label, value });
    else earlier.value += ` ${value}`;
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
