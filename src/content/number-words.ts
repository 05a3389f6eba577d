import site from '../../content/site.json' with { type: 'json' };
import { locale } from './company.ts';

const { words } = site.number;

/** "nine", "twelve", "13", "2,318": numbers up to twelve are words in sentences. */
export function numberWord(count: number): string {
  return words[count - 1] ?? count.toLocaleString(locale);
}

/** With a capital first letter, for the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
