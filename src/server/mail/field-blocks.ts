import { mailLabels } from '#content/mails.ts';
import type { Field, Fields } from '#contract/form-field.ts';
import { optionLabel } from '#contract/options.ts';
import type { Block } from './letter.ts';

type Payload = Readonly<Record<string, unknown>>;

/** The fields as label and value, without long texts. */
export function factsOf(
  fields: Fields,
  payload: Payload,
  without: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const isLine = ([name, { kind }]: [string, Field]) => kind !== 'text' && !without.includes(name);
  return linesOf(Object.fromEntries(Object.entries(fields).filter(isLine)), payload);
}

/** All fields as label and value. Skips required checkboxes, which are always checked. */
export function linesOf(fields: Fields, payload: Payload): readonly (readonly [string, string])[] {
  const lines = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'tick' && field.required) continue;
    const label = field.mailLine ?? labelOf(field);
    const words = [lines.get(label) ?? '', wordsOf(field, payload[name])];
    lines.set(label, words.filter((word) => word !== '').join(' '));
  }
  return [...lines];
}

/** The non-empty long texts, required ones first. */
export function longTextsOf(fields: Fields, payload: Payload): readonly Block[] {
  return Object.entries(fields)
    .filter(([name, field]) => field.kind === 'text' && wordsOf(field, payload[name]) !== '')
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([name, field]) => ({
      kind: 'long-text',
      label: labelOf(field),
      text: wordsOf(field, payload[name]),
    }));
}

function labelOf({ shortLabel, label }: Field): string {
  return shortLabel ?? label;
}

/** A submission may be older than the field. */
function wordsOf(field: Field, value: unknown): string {
  if (field.kind === 'tick') return value === true ? mailLabels.yes : mailLabels.no;
  const text = String(value ?? '');
  return field.kind === 'choice' ? optionLabel(field, text) : text;
}
