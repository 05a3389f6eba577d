import { numberWords } from '#content/desk/time.ts';

/** "nine", "twelve", "13", "2,318" */
export function numberWord(count: number): string {
  return (count > 0 && numberWords[count]) || count.toLocaleString('en-US');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
