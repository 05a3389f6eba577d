import type { Files } from '#contract/desk/site.ts';
import { textsIn } from './texts.ts';

export interface Hit {
  readonly path: string;
  readonly text: string;
  /** The draft has another text there. */
  readonly isLiveOnly: boolean;
}

export interface FileHits {
  readonly file: string;
  readonly hits: readonly Hit[];
}

/** Texts of the draft and of the live site that have all words. */
export function searchTexts(draft: Files, live: Files, query: string): readonly FileHits[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const files = [...new Set([...Object.keys(draft), ...Object.keys(live)])].filter(isSearched).sort();
  return files.flatMap((file) => {
    const texts = textsIn(draft[file] ?? null);
    const known = new Set(texts.map(({ path, text }) => `${path}|${text}`));
    const liveTexts = draft[file] === live[file] ? [] : textsIn(live[file] ?? null);
    const hits = [
      ...texts.map((one) => ({ ...one, isLiveOnly: false })),
      ...liveTexts
        .filter(({ path, text }) => !known.has(`${path}|${text}`))
        .map((one) => ({ ...one, isLiveOnly: true })),
    ].filter(({ text }) => words.every((word) => plain(text).includes(word)));
    return hits.length === 0 ? [] : [{ file, hits }];
  });
}

/** The texts of the PDFs are not searched: they need a developer. */
export function isSearched(file: string): boolean {
  return !file.startsWith('documents/');
}

const SNIPPET_LENGTH = 90;
const BEFORE = 24;

/** The part of the text around the first word, in pieces with and without a word. */
export function snippetOf(
  text: string,
  query: string,
): readonly { readonly text: string; readonly isHit: boolean }[] {
  const words = wordsOf(query);
  const first = Math.min(...words.map((word) => plain(text).indexOf(word)).filter((at) => at >= 0));
  const isCut = text.length > SNIPPET_LENGTH && first > BEFORE;
  const start = isCut ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const shown = text.slice(start, start + SNIPPET_LENGTH);
  const snippet = `${isCut ? '…' : ''}${shown}${start + SNIPPET_LENGTH < text.length ? '…' : ''}`;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return snippet
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]");
}
