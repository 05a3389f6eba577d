import { createHash } from 'node:crypto';
import type { FormName } from '#contract/answer.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { foldText, wordsOf } from './search-words.ts';

/** What was sent, as far as lists and search are concerned. */
export interface KeyedItem {
  readonly reference: string;
  readonly form: FormName;
  readonly email: string;
  readonly name: string;
  readonly position: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What an item is listed and found by, worked out once when it arrives. */
export interface ItemKeys {
  readonly subject: string;
  readonly sort_name: string;
  readonly alike_key: string | null;
}

const SUBJECT_FIELDS: Readonly<Record<FormName, string | null>> = {
  contact: 'specificCategory',
  careers: null,
  newsletter: 'topic',
};
const LONGEST_SORT_NAME = 100;

export function keysOf({ form, name, position, payload }: KeyedItem): ItemKeys {
  const field = SUBJECT_FIELDS[form];
  return {
    subject: field === null ? (position ?? '') : String(payload[field] ?? ''),
    sort_name: foldText(name).trim().slice(0, LONGEST_SORT_NAME),
    alike_key: alikeKeyOf(form, payload),
  };
}

/** Equal for texts of the same words, and not to be turned back into them. Null where there is no long text. */
function alikeKeyOf(form: FormName, payload: KeyedItem['payload']): string | null {
  const texts = Object.entries(FORM_FIELDS[form])
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => String(payload[name] ?? ''));
  const words = wordsOf(texts.join('\n'));
  return words.length === 0 ? null : createHash('sha256').update(words.join(' ')).digest('hex');
}

/** All that the search finds it by, each word once. The form is one that nobody can type, as it has a colon. */
export function searchTextOf({ reference, form, email, name, position, payload }: KeyedItem): string {
  const texts = [reference, reference.replaceAll('-', ''), name, email, position ?? ''];
  for (const value of Object.values(payload)) if (typeof value !== 'boolean') texts.push(String(value ?? ''));
  return [...new Set([formWord(form), ...wordsOf(texts.join('\n'))])].join(' ');
}

export function formWord(form: FormName): string {
  return `form:${form}`;
}
