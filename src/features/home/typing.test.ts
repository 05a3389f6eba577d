import { describe, expect, it } from 'vitest';
import { nextTyping, typedText, typingStart } from './typing.ts';

const words = ['optimize', 'transform', 'excel'];

/** The texts of one full cycle, each with the time it is shown. */
function oneCycle(): { text: string; delay: number }[] {
  const seen: { text: string; delay: number }[] = [];
  let state = typingStart(words);
  do {
    const { next, after } = nextTyping(words, state);
    seen.push({ text: typedText(words, state), delay: after });
    state = next;
  } while (typedText(words, state) !== 'optimize');
  return seen;
}

describe('the typing word cycle', () => {
  it('starts with the complete first word', () => {
    expect(typedText(words, typingStart(words))).toBe('optimize');
  });

  it('holds a finished word, then deletes it letter by letter', () => {
    const cycle = oneCycle();
    expect(cycle[0]).toEqual({ text: 'optimize', delay: 2000 });
    expect(cycle[1]).toEqual({ text: 'optimiz', delay: 50 });
    expect(cycle[7]).toEqual({ text: 'o', delay: 50 });
  });

  it('types the next word letter by letter', () => {
    const cycle = oneCycle();
    expect(cycle[8]).toEqual({ text: '', delay: 100 });
    expect(cycle[9]).toEqual({ text: 't', delay: 100 });
    expect(cycle[17]).toEqual({ text: 'transform', delay: 2000 });
  });

  it('shows every word once before it returns to the first', () => {
    const finished = oneCycle()
      .filter(({ delay }) => delay === 2000)
      .map(({ text }) => text);
    expect(finished).toEqual(words);
  });
});
