import { ink900, steel, steel600, tone, white } from '../../lib/colors.ts';
import { bar, type Ink, write } from '../../lib/lettering.ts';

export interface Step {
  readonly station: string;
  readonly step: string;
  readonly detail: string;
  readonly color: string;
  readonly done: number;
}

/** What the operator sees at a station: its name, the step of this part and how far it is. */
export const paintStep = (ink: Ink, { station, step, detail, color, done }: Step): void => {
  bar(ink, 0, 0, 480, 330, white);
  bar(ink, 0, 0, 480, 100, color);
  write(ink, station, [30, 70], 58, white, { weight: 600, stretch: 'semi-expanded' });
  write(ink, step, [30, 164], 48, ink900, { weight: 600 });
  write(ink, detail, [30, 220], 38, steel600);
  bar(ink, 30, 258, 420, 42, tone(steel, 0.914, 0.36, -5));
  bar(ink, 30, 258, 420 * done, 42, color);
};
