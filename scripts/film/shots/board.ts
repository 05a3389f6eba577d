import { Body } from '../body.ts';
import { good, ink950, lightOf, straw400, temper, white } from '../colours.ts';
import { bar, type Ink, Panel, rhombus, write } from '../paint.ts';
import {
  clayAtNight as clay,
  conveyor,
  crate,
  DECK,
  housing,
  moveSlats,
  portal,
  signal,
  stand,
} from '../parts.ts';
import { Robot } from '../robot.ts';
import { running, type StageSet } from '../set.ts';
import { block } from '../solids.ts';
import { between, rise, visit } from '../timing.ts';
import { board } from '../words.ts';

const SPEED = 1.05;
const PITCH = 2.1;

interface Shown {
  readonly count: number;
  readonly bars: number;
}

const paintBoard = (ink: Ink, { count, bars }: Shown): void => {
  const muted = '#9fb3c2';
  bar(ink, 0, 0, 1280, 680, '#0b1a28');
  write(ink, board.line, [48, 82], 48, white, { weight: 600, stretch: 'semi-expanded' });
  write(ink, board.clock, [1232, 82], 48, muted, { weight: 500, align: 'right' });
  bar(ink, 48, 112, 1184, 3, '#2a4257');
  write(ink, String(count), [44, 306], 210, straw400, { weight: 600, stretch: 'semi-condensed' });
  write(ink, 'good parts', [430, 224], 44, white, { weight: 600 });
  write(ink, board.output.plan, [430, 284], 38, muted);
  const oee = board.effectiveness.at(-1)!;
  write(ink, oee.value, [1232, 250], 100, white, { weight: 600, stretch: 'semi-condensed', align: 'right' });
  write(ink, oee.name, [1232, 306], 36, muted, { align: 'right' });
  board.hours.forEach(({ from, count: made, current }, index) => {
    const x = 48 + index * 74;
    bar(ink, x, 380, 54, 190, '#14283a');
    const height = made ? (made / 160) * 190 * bars : 0;
    bar(ink, x, 570 - height, 54, height, current ? straw400 : '#4b80f0');
    write(ink, from, [x + 27, 620], 32, muted, { align: 'center' });
  });
  bar(ink, 40, 570 - (board.hourTarget / 160) * 190, 590, 4, white);
  // In the film the whole line runs; the page shows the same line a moment later, with one station stopped.
  board.stations.forEach(({ name }, index) => {
    const y = 396 + index * 56;
    rhombus(ink, 690, y - 12, 40, good);
    write(ink, name, [752, y], 40, white, { weight: 500 });
    write(ink, 'Running', [1232, y], 40, muted, { align: 'right' });
  });
};

/** The line from above with its board, and the count that rises. */
export const boardShot = (): StageSet => {
  const hall = new Body();
  const slats = conveyor(hall, -13, 14, 2.3, clay);
  stand(hall, [1.7, 1.2, -2.6], [8.6, 4.57], clay);
  const screen = new Panel<Shown>([1.7, 1.2, -2.59], [8.6, 4.57], [1280, 680], 1, paintBoard);
  portal(hall, -4.2, 2.3, 2.5, clay, 1.5);
  portal(hall, 4.2, 2.3, 2.2, clay, 1.1);
  const robot = new Robot(hall, [0, 0, -0.2], clay, temper.bronze);
  const lamps = [signal(hall, [-4.2, 3.2, 3.4], clay), signal(hall, [4.2, 2.9, 3.4], clay)];
  crate(hall, [-7.8, 0, -0.4], clay, '#c9d3db', 'blocks');
  hall.add(block(2.2, 0.2, 1.8, 0.04), clay.frame, { at: [8, 0, -0.6] });
  const goods = Array.from({ length: 16 }, housing);
  const packed = [0, 1].map((k) => {
    const part = housing();
    part.at = [7.45 + k * 1.15, 0.2, -0.6];
    part.tint = lightOf(temper.teal);
    return part;
  });
  const tones = [temper.straw, temper.bronze, temper.violet, temper.blue].map(lightOf);

  return {
    bodies: [
      hall,
      slats,
      screen.body,
      ...robot.bodies,
      ...lamps.map(({ body }) => body),
      ...goods,
      ...packed,
    ],
    lighting: running,
    field: ink950,
    grid: 0.012,
    radius: 14,
    tick(time) {
      const way = time * SPEED;
      moveSlats(slats, way);
      goods.forEach((part, index) => {
        const x = way + (index - 9) * PITCH;
        part.at = [x, DECK, 2.3];
        part.hidden = Math.abs(x) > 12;
        const passed = [-4.2, 0, 4.2].filter((station) => x > station).length;
        part.tint = tones[passed]!;
      });
      const inStep = (((way + PITCH / 2) % PITCH) / PITCH) * 2;
      const down = visit(inStep, [0.5, 0.9], [1.1, 1.5]);
      const drift = between(-0.5, 0.5, rise(inStep, 0.5, 1.5) - rise(inStep, 1.6, 2));
      robot.reach([drift, DECK + between(1.6, 0.86, down), 2.3]);
      for (const lamp of lamps) lamp.show(good);
      screen.repaint({
        count: Math.min(360, 353 + Math.floor(time / 0.4)),
        bars: Math.round(rise(time, 0.1, 1.3) * 60) / 60,
      });
      return {
        centre: [between(0.2, 0.9, rise(time, 0, 4)), 2.3, 0.2],
        halfHeight: between(6.1, 5.6, rise(time, 0, 4.4)),
      };
    },
    lamps() {
      return [
        { at: [1.7, 3.4, -0.6], light: [0.5, 0.7, 0.9] },
        { at: [-4.2, 4.1, 4], light: [0.1, 0.75, 0.7] },
        { at: [4.2, 3.8, 4], light: [0.1, 0.75, 0.7] },
      ];
    },
  };
};
