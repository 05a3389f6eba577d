import { describe, expect, it } from 'vitest';
import { nextTyping, typedText, typingStart } from './typing.ts';

const words = ['optimize', 'transform', 'excel'];

/** The texts of one full turn, each with the time it stands. */
function oneTurn(): { text: string; stands: number }[] {
  const seen: { text: string; stands: number }[] = [];
  let state = typingStart(words);
  do {
    const { next, after } = nextTyping(words, state);
    seen.push({ text: typedText(words, state), stands: after });
    state = next;
  } while (typedText(words, state) !== 'optimize');
  return seen;
}

describe('the typing word cycle', () => {
  it('starts with the first word standing', () => {
    expect(typedText(words, typingStart(words))).toBe('optimize');
  });

  it('holds a finished word, then takes it away letter by letter', () => {
    const turn = oneTurn();
    expect(turn[0]).toEqual({ text: 'optimize', stands: 2000 });
    expect(turn[1]).toEqual({ text: 'optimiz', stands: 50 });
    expect(turn[7]).toEqual({ text: 'o', stands: 50 });
  });

  it('types the next word from nothing', () => {
    const turn = oneTurn();
    expect(turn[8]).toEqual({ text: '', stands: 100 });
    expect(turn[9]).toEqual({ text: 't', stands: 100 });
    expect(turn[17]).toEqual({ text: 'transform', stands: 2000 });
  });

  it('comes round to the first word', () => {
    const finished = oneTurn()
      .filter(({ stands }) => stands === 2000)
      .map(({ text }) => text);
    expect(finished).toEqual(words);
  });
});
