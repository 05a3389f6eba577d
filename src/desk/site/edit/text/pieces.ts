/** A part of a text: words, or a value in braces, such as {headquarters.city}. */
export interface Piece {
  readonly kind: 'words' | 'value';
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
}

const VALUE = /\{[^{}\n]+\}/g;

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(VALUE)) {
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index), start: end });
    pieces.push({ kind: 'value', text: match[0], start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end), start: end });
  return pieces;
}

/** A text with its selection; `from` is where the selection began, `to` is where the caret is. */
export interface Typed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Unit = 'character' | 'word' | 'line';
export type Direction = -1 | 1;

/** Replaces the selection. */
export function insert(typed: Typed, words: string): Typed {
  const [start, end] = range(typed);
  const caret = start + words.length;
  return { text: typed.text.slice(0, start) + words + typed.text.slice(end), from: caret, to: caret };
}

/** Deletes the selection, or from the caret a character, a value, a word, or everything. */
export function erase(typed: Typed, direction: Direction, unit: Unit): Typed {
  if (typed.from !== typed.to) return insert(typed, '');
  return insert({ ...typed, from: next(typed.text, typed.to, direction, unit) }, '');
}

/** Where the caret goes from there. A value is one step. */
export function next(text: string, at: number, direction: Direction, unit: Unit = 'character'): number {
  if (unit === 'line') return direction < 0 ? 0 : text.length;
  const beside = piecesOf(text).find(({ kind, text: value, start }) => {
    const edge = direction < 0 ? start + value.length : start;
    return kind === 'value' && edge === at;
  });
  if (beside) return at + direction * beside.text.length;
  return unit === 'word' ? nextWord(text, at, direction) : nextCharacter(text, at, direction);
}

/** The nearest offset outside of a value. */
export function outside(text: string, at: number): number {
  const around = piecesOf(text).find(
    ({ kind, text: value, start }) => kind === 'value' && at > start && at < start + value.length,
  );
  if (around === undefined) return Math.min(Math.max(at, 0), text.length);
  const end = around.start + around.text.length;
  return at - around.start < end - at ? around.start : end;
}

/** In order, and with the whole of values that are selected in part. */
export function range({ text, from, to }: Typed): readonly [start: number, end: number] {
  const [start, end] = from < to ? [from, to] : [to, from];
  return [outside(text, start), outside(text, end)];
}

/** The beginning of a value that is being typed before the caret: "head" in "{head". Null if there is none. */
export function beingTyped(
  text: string,
  caret: number,
): { readonly start: number; readonly query: string } | null {
  const found = /\{([^{}\n]*)$/.exec(text.slice(0, caret));
  return found?.[1] === undefined ? null : { start: found.index, query: found[1] };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function nextCharacter(text: string, at: number, direction: Direction): number {
  if (direction < 0) {
    // A window is enough: graphemes are short, and long texts would be slow.
    const from = Math.max(0, at - 64);
    const last = [...graphemes.segment(text.slice(from, at))].at(-1);
    return last ? from + last.index : at;
  }
  const [first] = graphemes.segment(text.slice(at, at + 64));
  return first ? at + first.segment.length : at;
}

function nextWord(text: string, at: number, direction: Direction): number {
  const words = direction < 0 ? text.slice(0, at) : text.slice(at);
  const found = direction < 0 ? /[^\s{}]+\s*$|\s+$|[{}]$/.exec(words) : /^\s*[^\s{}]+|^\s+|^[{}]/.exec(words);
  return found ? at + direction * found[0].length : at;
}
