/** How a text reads, by counting. */

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”"]?)\s+(?=["“'A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'/&+-]*/gu) ?? [];
}

/** Near enough for English: groups of vowels, without a silent e at the end. */
export function syllablesIn(word: string): number {
  const groups = word.replace(/(?<=[^aeiouyl])e$|(?<=[^dt])ed$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Reading ease after Flesch: 60 and more is plain, under 30 is hard. */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 100;
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** What is counted most, the most frequent first. */
export function mostOf(items: readonly string[], least: number): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).sort((a, b) => b[1] - a[1]);
}

/** Headings that count or ask instead of saying the point. */
export function countsOrAsks(heading: string): boolean {
  return /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|what|which|where|why|how|who|when)\b/i.test(
    heading,
  );
}
