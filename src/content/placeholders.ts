/**
 * Facts in texts: "{headquarters.city}" is replaced by the fact of that name, and "{dollars: 120 * rates.blended}" by a computed
 * amount. Formats are `dollars`, `number` ("1,200"), `roundup` (the next whole number) and `word` ("twelve").
 */

import { closestName } from './closest-name.ts';

/** Names with dots, such as `rates.blended`. Only numbers can be used in computations. */
export type Facts = Readonly<Record<string, string | number>>;

/** The message is for the editor. */
export class PlaceholderError extends Error {
  override readonly name = 'PlaceholderError';
}

type Formats = Readonly<Record<'dollars' | 'number' | 'roundup' | 'word', (value: number) => string>>;
let formats: Formats | undefined;

/** Called by facts.ts. This file imports no content, because the loader needs it to report a broken file of content. */
export function setFormats(given: Formats): void {
  formats = given;
}

/** A brace without its partner would be shown to visitors. */
export function checkBraces(text: string): void {
  const [lone] = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, '')) ?? [];
  if (lone) throw new PlaceholderError(`A "${lone}" has no partner. Write facts as in {company.name}.`);
}

export function resolvePlaceholders(text: string, facts: Facts): string {
  checkBraces(text);
  return text.replace(/\{([^{}]*)\}/g, (_whole, inner: string) => {
    const [, format, expression = ''] = /^(?:([a-z]+):)?(.*)$/.exec(inner.trim()) ?? [];
    if (format === undefined) return String(factOf(expression.trim(), facts));
    const show = formats?.[format as keyof Formats];
    if (!show)
      throw new PlaceholderError(
        `There is no format "${format}" in {${inner}}. Write dollars, number, roundup or word.`,
      );
    return show(computed(expression, facts));
  });
}

function factOf(name: string, facts: Facts): string | number {
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value !== undefined) return value;
  const closest = closestName(name, Object.keys(facts));
  throw new PlaceholderError(
    `There is no fact {${name}}. ${closest === undefined ? 'The facts are listed in docs/editing.md.' : `Did you mean {${closest}}?`}`,
  );
}

/** Sums and products of numbers and facts, with parentheses. */
export function computed(expression: string, facts: Facts): number {
  const tokens = expression.match(/[A-Za-z][\w.-]*|\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const wrong = () =>
    new PlaceholderError(
      `"${expression.trim()}" cannot be computed. Write numbers and names of facts with + - * / between them.`,
    );
  const atom = (): number => {
    const token = tokens[at++];
    if (token === undefined) throw wrong();
    if (token === '(') {
      const value = sum();
      if (tokens[at++] !== ')') throw wrong();
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (!/^[A-Za-z]/.test(token)) throw wrong();
    const value = factOf(token, facts);
    if (typeof value !== 'number')
      throw new PlaceholderError(`{${token}} is the text "${value}". Only numbers can be computed with.`);
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * atom() : value / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  if (at < tokens.length) throw wrong();
  return value;
}
