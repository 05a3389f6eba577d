import { expect, it } from 'vitest';
import { contrast } from '../helpers/contrast.ts';
import { type Pair, pairs } from './contrast-pairs.ts';

/** Pairs with too little contrast, as sentences. */
const unreadable = (all: readonly Pair[]): string[] =>
  all.flatMap(({ where, color, ground, least }) => {
    const ratio = contrast(color, ground);
    return ratio >= least
      ? []
      : [
          `${where}: ${color} on ${ground} has a contrast of ${ratio.toFixed(2)}, and needs ${least}. Change the color in src/content/colors.ts, or the tone of one of the two in src/content/palette.`,
        ];
  });

it('all text has enough contrast', () => {
  expect(pairs.length).toBeGreaterThan(250);
  expect(unreadable(pairs)).toEqual([]);
});

it('a pair with too little contrast is named', () => {
  const [message] = unreadable([
    { where: 'mail, warning: text', color: '#aaaaaa', ground: '#ffffff', least: 4.5 },
  ]);
  expect(message).toMatch(
    /^mail, warning: text: #aaaaaa on #ffffff has a contrast of 2\.32, and needs 4\.5\./,
  );
});
