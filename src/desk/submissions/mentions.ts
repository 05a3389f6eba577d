import { type Colleague, formsIn, type PersonName } from '#contract/desk/people.ts';
import type { FormName } from '#contract/forms.ts';
import { firstName } from '../components/person.tsx';

/** "Jun", "Jun P" where several are called Jun, and the full name where that is ambiguous too. */
export function mentionName(person: PersonName, colleagues: readonly PersonName[]): string {
  const isUnique = (short: (one: PersonName) => string) =>
    colleagues.filter((one) => short(one) === short(person)).length < 2;
  if (isUnique(firstName)) return firstName(person);
  return isUnique(withInitial) ? withInitial(person) : person.name;
}

/** "Jun P" for Jun Park. */
function withInitial(person: PersonName): string {
  const words = person.name.split(/\s+/);
  const [initial = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstName(person)} ${initial}`.trim();
}

interface NotePiece {
  readonly text: string;
  /** The person this piece mentions. */
  readonly person: PersonName | null;
}

/** Splits a note into mentions and the text between them. */
export function notePieces(text: string, colleagues: readonly PersonName[]): readonly NotePiece[] {
  const names = colleagues
    .flatMap((person) => [
      { name: person.name, person },
      { name: mentionName(person, colleagues), person },
    ])
    // Longest first, so that "@Jun Lindqvist" is one piece.
    .sort((a, b) => b.name.length - a.name.length);
  const pieces: NotePiece[] = [];
  let rest = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && isPartOfWord(text.charAt(at - 1))) continue;
    const found = names.find(
      ({ name }) => text.startsWith(name, at + 1) && !isPartOfWord(text.charAt(at + 1 + name.length)),
    );
    if (found === undefined) continue;
    const end = at + 1 + found.name.length;
    if (at > rest) pieces.push({ text: text.slice(rest, at), person: null });
    pieces.push({ text: text.slice(at, end), person: found.person });
    rest = end;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), person: null });
  return pieces;
}

/** The ids of the mentioned people, each once. */
export function mentionedIn(text: string, colleagues: readonly PersonName[]): readonly string[] {
  return [...new Set(notePieces(text, colleagues).flatMap(({ person }) => (person ? [person.id] : [])))];
}

/** The first mentioned person who may not see the submission. */
export function mentionedWithoutAccess(
  text: string,
  form: FormName,
  colleagues: readonly Colleague[],
): Colleague | undefined {
  const named = mentionedIn(text, colleagues);
  return colleagues.find(({ id, scope }) => named.includes(id) && !formsIn(scope).includes(form));
}

/** The mention being typed at the cursor: its start, and the matching people. */
export function mentionAtCursor(
  text: string,
  cursor: number,
  colleagues: readonly PersonName[],
): { readonly start: number; readonly people: readonly PersonName[] } | null {
  const typed = /(?:^|[^\p{L}\p{N}_])@([\p{L}\p{N}'’-]*)$/u.exec(text.slice(0, cursor))?.[1];
  if (typed === undefined) return null;
  const wanted = typed.toLocaleLowerCase();
  const people = colleagues.filter(({ name }) =>
    name
      .toLocaleLowerCase()
      .split(' ')
      .some((part) => part.startsWith(wanted)),
  );
  return people.length === 0 ? null : { start: cursor - typed.length - 1, people };
}

/** Removes the space inserted after a mention before punctuation: "@Tina?" rather than "@Tina ?". */
export function withPunctuation(text: string, end: number | null): string {
  if (end === null || !/^[.,;:!?)\]’']/.test(text.slice(end))) return text;
  return `${text.slice(0, end - 1)}${text.slice(end)}`;
}

function isPartOfWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}
