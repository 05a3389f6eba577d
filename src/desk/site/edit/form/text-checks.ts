import { checkTexts as texts } from '#content/desk/site-checks.ts';
import { filled } from '#content/filled.ts';
import type { Facts } from '#content/placeholders.ts';
import { counted } from '../../../components/counted.ts';
import { piecesOf } from '../text/pieces.ts';
import { closestValue, openNames, shownText, valueText } from '../text/values.ts';
import { type Limits, limitsOf, type Node } from './schema-node.ts';

/** What is wrong with a text, and how to correct it if that is clear. */
export interface TextProblem {
  readonly message: string;
  readonly fix?: { readonly label: string; readonly text: string };
}

export interface TextCheck {
  readonly node: Node;
  readonly facts: Facts;
  /** Names such as {count} that the program fills in: those of the live text. */
  readonly openNames: readonly string[];
  /** Where search engines cut the text. */
  readonly isForSearch?: boolean;
}

/** Only what the browser can check while somebody types; the server checks everything. */
export function checkText(text: string, check: TextCheck): TextProblem | null {
  const { node, facts } = check;
  if (text.trim() === '') return { message: requiredText(node) };
  if (text !== text.trim()) {
    return { message: texts.space, fix: { label: texts.removeSpace, text: text.trim() } };
  }
  return (
    braceProblem(text) ??
    valueProblem(text, check) ??
    lengthProblem(shownText(text, facts), limitsOf(node), check.isForSearch ?? false) ??
    patternProblem(text, node)
  );
}

function requiredText({ description = '' }: Node): string {
  const help = description.replace(/, or leave it out$/, '').replace(/[,:]? (?:such as )?\{ ".*$/s, '');
  return help === '' ? texts.empty : filled(texts.write, { what: help });
}

function braceProblem(text: string): TextProblem | null {
  const rest = piecesOf(text)
    .filter(({ kind }) => kind === 'words')
    .map((piece) => piece.text)
    .join('');
  const [lone] = /[{}]/.exec(rest) ?? [];
  return lone ? { message: filled(texts.brace, { brace: lone }) } : null;
}

function valueProblem(text: string, { facts, openNames: open, node }: TextCheck): TextProblem | null {
  const known = [...open, ...openNames(node.description ?? '')];
  const unknown = piecesOf(text).find(
    (piece) =>
      piece.kind === 'value' &&
      valueText(piece.text, facts) === null &&
      !known.includes(piece.text.slice(1, -1)),
  );
  if (unknown === undefined) return null;
  const inner = unknown.text.slice(1, -1).trim();
  if (inner.includes(':')) return { message: filled(texts.notComputed, { value: unknown.text }) };
  const closest = closestValue(unknown.text, facts);
  return {
    message: filled(texts.unknown, { name: inner }),
    ...(closest && {
      fix: { label: filled(texts.use, { value: closest }), text: text.replace(unknown.text, closest) },
    }),
  };
}

/** The words where a search engine cuts. */
const WORDS_BEFORE_CUT = /(\S+\s+)?\S+$/;

function lengthProblem(shown: string, limits: Limits | null, isForSearch: boolean): TextProblem | null {
  if (limits === null) return null;
  const { min, max } = limits;
  if (shown.length < min) {
    return { message: `${counted(texts.short, min - shown.length)} ${filled(texts.range, { min, max })}` };
  }
  if (shown.length <= max) return null;
  const tooLong = counted(texts.long, shown.length - max);
  if (!isForSearch) return { message: tooLong };
  const [words] = WORDS_BEFORE_CUT.exec(shown.slice(0, max).replace(/\S+$/, '').trimEnd()) ?? [''];
  return { message: `${tooLong} ${filled(texts.cut, { words: words.replace(/[.,;:]$/, '') })}` };
}

/** That a text isn't empty and has no space around it is said above. */
const ANY_TEXT = '^\\S([\\s\\S]*\\S)?$';

function patternProblem(text: string, node: Node): TextProblem | null {
  const patterns = [node.pattern, ...(node.allOf ?? []).map((one) => one.pattern)];
  const broken = patterns.find(
    (pattern) => pattern && pattern !== ANY_TEXT && !new RegExp(pattern).test(text),
  );
  if (broken === undefined) return null;
  const name = openNames(broken.replaceAll('\\', ''))[0];
  if (name) return { message: filled(texts.needsName, { name: `{${name}}` }) };
  if (/^\^\\?\/?\(?\[a-z/.test(broken)) return { message: texts.lowercase };
  return { message: requiredText(node) };
}

/** An address that isn't complete, with the one that was probably meant. */
export function checkAddress(text: string): TextProblem | null {
  if (/^(https:\/\/\S+\.\S+|mailto:\S+@\S+\.\S+|tel:\+?\d+)$/.test(text)) return null;
  const meant = meantAddress(text);
  return {
    message: texts.notAddress,
    ...(meant && { fix: { label: filled(texts.didYouMean, { address: meant }), text: meant } }),
  };
}

/** "azure.example.com", "https//azure.example.com", "info@example.com" and "+1 713 555 0142" with what they lack. */
export function meantAddress(text: string): string | null {
  const words = text.trim();
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s().-]{7,}$/.test(words)) return `tel:${words.replace(/[^+\d]/g, '')}`;
  const host = words.replace(/^[a-z]*:?\/{1,2}/i, '');
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(host) ? `https://${host}` : null;
}
