/** Milliseconds per letter typed, per finished word, and per letter deleted. */
const typeDelay = 100;
const holdDelay = 2000;
const deleteDelay = 50;

export interface Typing {
  /** Index of the word. */
  readonly word: number;
  /** How many of its letters are shown. */
  readonly letters: number;
  readonly deleting: boolean;
}

/** The complete first word, as in the prerendered document. */
export function typingStart(words: readonly string[]): Typing {
  return { word: 0, letters: words[0]?.length ?? 0, deleting: false };
}

export function typedText(words: readonly string[], { word, letters }: Typing): string {
  return words[word]?.slice(0, letters) ?? '';
}

/** The next state, and the delay before it. */
export function nextTyping(
  words: readonly string[],
  now: Typing,
): { readonly next: Typing; readonly after: number } {
  const length = words[now.word]?.length ?? 0;
  if (!now.deleting && now.letters === length) {
    return { next: { ...now, letters: length - 1, deleting: true }, after: holdDelay };
  }
  if (now.deleting && now.letters === 0) {
    return { next: { word: (now.word + 1) % words.length, letters: 1, deleting: false }, after: typeDelay };
  }
  return now.deleting
    ? { next: { ...now, letters: now.letters - 1 }, after: deleteDelay }
    : { next: { ...now, letters: now.letters + 1 }, after: typeDelay };
}
