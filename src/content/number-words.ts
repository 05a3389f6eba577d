const words = [
  'no',
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

/** "six", and from thirteen on in figures: for sentences that say how many records there are. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the beginning of a sentence: "Six". */
export function countWordFirst(count: number): string {
  const word = countWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
