import { expect, it } from 'vitest';
import { contrast } from '../helpers/contrast.ts';
import { type Pair, pairs } from './contrast-pairs.ts';

/** The problems of pairs with too little contrast. */
const contrastProblems = (all: readonly Pair[]): string[] =>
  all.flatMap(({ where, color, background, minimum }) => {
    const ratio = contrast(color, background);
    return ratio >= minimum
      ? []
      : [
          `${where}: ${color} on ${background} has a contrast of ${ratio.toFixed(2)}, and needs ${minimum}. Change the color in content/colors.json, or the tone of one of the two in src/content/palette.`,
        ];
  });

it('all text, borders and controls have enough contrast', () => {
  expect(pairs.length).toBeGreaterThan(250);
  expect(contrastProblems(pairs)).toEqual([]);
});

it('a pair with too little contrast is reported with its colors and ratio', () => {
  const [message] = contrastProblems([
    { where: 'mail, warning: text', color: '#aaaaaa', background: '#ffffff', minimum: 4.5 },
  ]);
  expect(message).toMatch(
    /^mail, warning: text: #aaaaaa on #ffffff has a contrast of 2\.32, and needs 4\.5\./,
  );
});
