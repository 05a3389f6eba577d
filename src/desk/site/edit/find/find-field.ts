import type { Facts } from '#content/placeholders.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { piecesOf } from '../text/pieces.ts';
import { shownText } from '../text/values.ts';
import { textsIn } from './texts.ts';

/** Shorter texts occur in too many fields. */
const MIN_PART = 3;

/**
 * The path of the field whose text somebody pressed in the preview. Values match any words, because those of the draft may
 * differ from those that are known here. A field that is the whole text is better than one that is a part of it.
 */
export function findField(content: Json, pressed: string, facts: Facts, path = ''): string | null {
  const text = plain(pressed);
  let best: { readonly path: string; readonly score: number } | null = null;
  for (const field of textsIn(content, path)) {
    const score = scoreOf(field.text, text, facts);
    if (score > (best?.score ?? 0)) best = { path: field.path, score };
  }
  return best?.path ?? null;
}

function scoreOf(field: string, pressed: string, facts: Facts): number {
  const words = piecesOf(field).filter(({ kind }) => kind === 'words');
  const length = words.reduce((sum, piece) => sum + plain(piece.text).length, 0);
  // Without words of its own, a field would match everything.
  const pattern = length < MIN_PART ? escaped(plain(shownText(field, facts))) : patternOf(field);
  if (pattern === '') return 0;
  if (new RegExp(`^${pattern}$`).test(pressed)) return 3000 + length;
  if (
    length >= MIN_PART &&
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(pressed)
  ) {
    return 1000 + Math.min(length, 999);
  }
  if (pressed.length < MIN_PART) return 0;
  const shown = plain(shownText(field, facts));
  return shown.includes(pressed) ? 1 + (999 * pressed.length) / shown.length : 0;
}

function patternOf(field: string): string {
  const pattern = piecesOf(field)
    .map(({ kind, text }) => (kind === 'value' ? '.+?' : escaped(text.toLowerCase().replace(/\s+/g, ' '))))
    .join('');
  return pattern.trim();
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** With the flag "u", only these may be escaped. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
