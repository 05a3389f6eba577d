import { ink900, ink950, plateGround, steel600, straw900 } from '../../lib/colors.ts';
import { bar, type Ink, write } from '../../lib/lettering.ts';

export interface Sign {
  readonly text: string;
  readonly color?: string;
}

/** A sign of two lines: what it is, and its number. */
export const paintSign = (ink: Ink, { text, color }: Sign): void => {
  const words = text.split(' ');
  bar(ink, 0, 0, 420, 180, color ?? plateGround);
  write(ink, words.slice(0, -1).join(' '), [26, 72], 44, color ? straw900 : steel600, { weight: 500 });
  write(ink, words.at(-1) ?? '', [26, 146], 66, ink900, { weight: 600, stretch: 'semi-condensed' });
};

/** A station's number in the color of its state. */
export const paintPlate = (ink: Ink, { text, color = plateGround }: Sign): void => {
  bar(ink, 0, 0, 260, 180, color);
  write(ink, text, [130, 136], 132, ink950, { weight: 600, align: 'center' });
};
