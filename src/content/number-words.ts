const words = [
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

/** "nine", "twelve", "13", "2,318": numbers up to twelve are words in sentences. */
export function numberWord(count: number): string {
  return words[count - 1] ?? count.toLocaleString('en-US');
}

/** How many records there are, where none is "no": "no open positions". */
export function countWord(count: number): string {
  return count === 0 ? 'no' : numberWord(count);
}

/** As it stands at the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
