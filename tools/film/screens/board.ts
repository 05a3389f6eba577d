/** The page's live board, painted from the same records at a size that can be read in the film. */
import { board, type StationState } from '../../../src/pages/mdslite/content/board.ts';
import { bad, bronze500, darkInk, good, ink950, steel, straw400, teal, tone, waiting, white } from '../../lib/colors.ts';
import { bar, type Ink, rhombus, write } from '../../lib/lettering.ts';

export const BOARD_SIZE = [1180, 600] as const;
export const stateColors: Record<StationState, string> = { Running: good, Waiting: waiting, Stopped: bad };

const MUTED = tone(steel, 0.812, 0.7, -1);
const RULE = tone(steel, 0.395, 1.2, 4);
const FIELD = tone(darkInk, 0.273, 1.4, 2);

export interface BoardShown {
  /** From 0 to 1: bars that grow as the board is first seen. */
  readonly grown: number;
}

export const paintBoard = (ink: Ink, { grown }: BoardShown): void => {
  ink.setTransform(ink.canvas.width / BOARD_SIZE[0], 0, 0, ink.canvas.height / BOARD_SIZE[1], 0, 0);
  bar(ink, 0, 0, ...BOARD_SIZE, ink950);
  write(ink, board.line, [36, 56], 34, white, { weight: 600, stretch: 'semi-expanded' });
  write(ink, board.clock, [1144, 56], 34, straw400, { weight: 600, align: 'right' });
  write(ink, board.shift, [1034, 56], 24, MUTED, { align: 'right' });
  bar(ink, 36, 78, 1108, 2, RULE);
  paintOutput(ink);
  paintHours(ink, grown);
  paintLosses(ink, grown);
  paintStations(ink);
};

const paintOutput = (ink: Ink): void => {
  write(ink, board.output.label, [36, 118], 24, MUTED);
  write(ink, board.output.good, [32, 218], 116, straw400, { weight: 600, stretch: 'semi-condensed' });
  write(ink, board.output.plan, [36, 256], 24, MUTED);
  bar(ink, 36, 276, 270, 2, RULE);
  board.effectiveness.forEach(({ name, value }, index) => {
    const last = index === board.effectiveness.length - 1;
    const y = 312 + index * 34;
    write(ink, name, [36, y], 24, last ? white : MUTED, { weight: last ? 600 : 500 });
    write(ink, value, [306, y], 24, white, { weight: last ? 600 : 500, align: 'right' });
  });
};

const paintHours = (ink: Ink, grown: number): void => {
  const [left, floor, scale] = [360, 384, 1.36];
  write(ink, board.hoursLabel, [left, 118], 24, MUTED);
  const target = board.hourTarget * scale;
  board.hours.forEach(({ from, count = 0, current }, index) => {
    const x = left + index * 51;
    bar(ink, x, floor - target, 44, target, FIELD);
    const height = count * scale * grown;
    bar(ink, x, floor - height, 44, height, current ? straw400 : tone(teal, 0.58, 1.01));
    if (count && grown > 0.95)
      write(ink, String(count), [x + 22, floor - 12], 22, current ? ink950 : white, {
        weight: 600,
        stretch: 'semi-condensed',
        align: 'center',
      });
    write(ink, from, [x + 22, floor + 32], 22, MUTED, { align: 'center' });
  });
  ink.setLineDash([8, 7]);
  ink.strokeStyle = white;
  ink.lineWidth = 2;
  ink.beginPath();
  ink.moveTo(left - 6, floor - target);
  ink.lineTo(left + 8 * 51, floor - target);
  ink.stroke();
  ink.setLineDash([]);
};

const paintLosses = (ink: Ink, grown: number): void => {
  const [left, width] = [824, 320];
  write(ink, board.lossesLabel, [left, 118], 24, MUTED);
  board.losses.forEach(({ cause, minutes }, index) => {
    const y = 176 + index * 84;
    write(ink, cause, [left, y], 24, white);
    write(ink, `${minutes} min`, [left + width, y], 24, MUTED, { align: 'right' });
    bar(ink, left, y + 18, width, 14, FIELD);
    bar(ink, left, y + 18, width * minutes * 0.12 * grown, 14, bronze500);
  });
};

const paintStations = (ink: Ink): void => {
  const [top, height, width] = [444, 132, 216];
  board.stations.forEach(({ name, state, detail }, index) => {
    const x = 36 + index * 223;
    const color = stateColors[state];
    bar(ink, x, top, width, height, FIELD);
    if (state === 'Stopped') bar(ink, x, top, width, 6, color);
    write(ink, name, [x + 14, top + 42], 26, white, { weight: 600 });
    rhombus(ink, x + width - 40, top + 33, 26, color);
    write(ink, state, [x + 14, top + 80], 26, color, { weight: 600 });
    write(ink, detail, [x + 14, top + 114], 22, MUTED, { stretch: 'semi-condensed' });
  });
};
