import type { Point2 } from './geometry.ts';
import type { Shape } from './shape.ts';

const tenths = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** A number in as few characters as SVG allows. */
export const short = (value: number): string => String(tenths(value)).replace(/^(-?)0\./, '$1.');

/** Numbers in a row; a minus sign is separator enough. */
const join = (values: readonly number[]): string =>
  values
    .map(short)
    .reduce((text, next) => (text && !next.startsWith('-') ? `${text} ${next}` : text + next), '');

/**
 * Writes outlines as one path in relative commands. The pen position is tracked after rounding, so that errors do not
 * accumulate. Equal bodies give equal text wherever they are, which compresses well.
 */
export const writePath = (shapes: readonly Shape[]): string => {
  let text = '';
  let pen: Point2 = [0, 0];
  for (const { steps, closed } of shapes) {
    const start: Point2 = [tenths(steps[0]!.to[0]), tenths(steps[0]!.to[1])];
    // Pairs after a relative move are relative lines; after the first, absolute one they would not be.
    let command = text ? 'm' : 'M';
    text += `${command}${join([start[0] - pen[0], start[1] - pen[1]])}`;
    pen = start;
    for (const { to, arc } of steps.slice(1)) {
      const target: Point2 = [tenths(to[0]), tenths(to[1])];
      const [dx, dy] = [tenths(target[0] - pen[0]), tenths(target[1] - pen[1])];
      pen = target;
      if (arc) {
        text += `a${join([...arc.radii, Math.round(arc.rotation), 0, arc.clockwise ? 1 : 0, dx, dy])}`;
        command = 'a';
      } else if (dx === 0 && dy === 0) {
        // Two corners that round to the same spot need no edge.
      } else if (dx === 0) {
        text += `v${short(dy)}`;
        command = 'v';
      } else if (dy === 0) {
        text += `h${short(dx)}`;
        command = 'h';
      } else {
        const pair = join([dx, dy]);
        const continues = command === 'l' || command === 'm';
        text += continues ? (pair.startsWith('-') ? pair : ` ${pair}`) : `l${pair}`;
        command = 'l';
      }
    }
    if (closed) {
      text += 'z';
      pen = start;
    }
  }
  return text;
};
