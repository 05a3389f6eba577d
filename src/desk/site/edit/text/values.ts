import { closestName } from '#content/closest-name.ts';
import { computed, type Facts } from '#content/placeholders.ts';
import { piecesOf } from './pieces.ts';

/** As in `src/content/facts.ts`, which the desk can't import: it contains the texts of the last build. */
const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  dollars: (value) =>
    value.toLocaleString('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }),
  number: (value) => value.toLocaleString('en-US'),
  roundup: (value) => Math.ceil(value).toLocaleString('en-US'),
  word: (value) => WORDS[value - 1] ?? value.toLocaleString('en-US'),
};
const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** What visitors see for a value such as "{headquarters.city}" or "{dollars: 160 * rates.blended}"; null if it is unknown. */
export function valueText(value: string, facts: Facts): string | null {
  const inner = value.slice(1, -1).trim();
  const [, format, expression = ''] = /^(?:([a-z]+):)?(.*)$/s.exec(inner) ?? [];
  if (format === undefined) return Object.hasOwn(facts, inner) ? String(facts[inner]) : null;
  try {
    return FORMATS[format]?.(computed(expression, facts)) ?? null;
  } catch {
    return null;
  }
}

/** The text as visitors see it. Unknown values stay as they are. */
export function shownText(text: string, facts: Facts): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === 'value' ? (valueText(piece.text, facts) ?? piece.text) : piece.text))
    .join('');
}

/** Names in braces without a dot, such as {count}. They are filled in when the text is shown. */
export function openNames(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The closest value to an unknown one, with its braces. */
export function closestValue(value: string, facts: Facts): string | null {
  const inner = value.slice(1, -1).trim();
  const closest = inner.includes(':') ? undefined : closestName(inner, Object.keys(facts));
  return closest === undefined ? null : `{${closest}}`;
}

/** Facts whose name or value has the words, those whose name starts with them first. */
export function matchingFacts(
  facts: Facts,
  query: string,
): readonly (readonly [name: string, value: string])[] {
  const wanted = query.trim().toLowerCase();
  const all = Object.entries(facts).map(([name, value]) => [name, String(value)] as const);
  const places = all.map(([name, value]) => {
    const at = name.toLowerCase().indexOf(wanted);
    return at >= 0 ? at : value.toLowerCase().includes(wanted) ? 1000 : -1;
  });
  return all
    .map((fact, index) => ({ fact, place: places[index] ?? -1 }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ fact }) => fact);
}
