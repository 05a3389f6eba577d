import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

/** What machines write into forms, hoping that somebody shows it as it is. Tags without a foreign link are harmless. */
const KINDS: readonly (Signal & { readonly pattern: RegExp })[] = [
  { points: 7, words: 'forum markup', pattern: /\[(?:url|link)[=\]]/i },
  { points: 5, words: 'HTML with links', pattern: /<a\s[^>]{0,200}href\s*=\s*["']?\s*(?:https?:)?\/\//i },
  { points: 5, words: 'a script', pattern: /<script[^>]{0,200}\ssrc\s*=|\son(?:error|load)\s*=/i },
];

export function markupSignals({ names, lines, text }: Statement): readonly Signal[] {
  const all = [...names, ...lines, text].join('\n');
  const found = KINDS.filter(({ pattern }) => pattern.test(all)).map(({ points, words }) => ({
    points,
    words,
  }));
  const inName = names.some((name) => /<\/?[a-z]+[^>]*>|\[\w+=/i.test(name));
  return inName ? [...found, { points: 4, words: 'markup in the name' }] : found;
}
