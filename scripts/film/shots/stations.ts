import { Body } from '../body.ts';
import { blend, ink900, lightOf, steel350, temper, white } from '../colours.ts';
import { bar, type Ink, Panel, write } from '../paint.ts';
import { clayOnSteel as clay, conveyor, DECK, housing, moveSlats, portal, stand } from '../parts.ts';
import { Robot } from '../robot.ts';
import { built, type StageSet } from '../set.ts';
import { block, round } from '../solids.ts';
import { between, rise, steps, visit } from '../timing.ts';

const PERIOD = 1.55;
const MOVING = 0.55;
const PITCH = 2.15;
const PRESS = -2 * PITCH;
const SCREW = 0;
const LABEL = 2 * PITCH;

/** The colour a part has when it leaves the casting crate and each of the stations. */
const colours = ['#f4f6f8', temper.straw, temper.bronze, temper.violet].map(lightOf);

interface Step {
  readonly station: string;
  readonly step: string;
  readonly colour: string;
  readonly done: number;
}

const paintStep = (ink: Ink, { station, step, colour, done }: Step): void => {
  bar(ink, 0, 0, 480, 300, white);
  bar(ink, 0, 0, 480, 96, colour);
  write(ink, station, [30, 68], 54, white, { weight: 600, stretch: 'semi-expanded' });
  write(ink, step, [30, 172], 46, ink900, { weight: 600 });
  bar(ink, 30, 216, 420, 40, '#dbe4ea');
  bar(ink, 30, 216, 420 * done, 40, colour);
};

/** Three stations at work; parts change colour as steel does in the heat. */
export const stationsShot = (): StageSet => {
  const hall = new Body();
  const slats = conveyor(hall, -12, 12, 0, clay);
  portal(hall, PRESS, 0, 3, clay, 1.5);
  hall.add(round(0.5, 0.5, 0.06), clay.dark, { at: [PRESS, 3.7, 0] });
  const ram = new Body();
  ram.add(round(0.26, 1.7, 0.04), clay.frame, { at: [0, 0.3, 0] });
  ram.add(round(0.52, 0.3, 0.05), temper.straw);
  const robot = new Robot(hall, [SCREW, 0, -2.7], clay, temper.bronze);
  portal(hall, LABEL, 0, 2.35, clay, 1.1);
  const stamp = new Body().add(block(0.5, 1.1, 0.5, 0.05), temper.violet);
  const screens = [
    { x: PRESS + 2, station: '10 Press', step: 'Bearing seat', colour: '#b07a14', at: PRESS },
    { x: SCREW + 2.15, station: '20 Screw', step: 'Seal S-0417', colour: '#b3561f', at: SCREW },
    { x: LABEL + 2, station: '40 Label', step: 'P40-88213', colour: '#7d42a6', at: LABEL },
  ].map((words) => {
    stand(hall, [words.x, 1.75, -1.75], [2.1, 1.3], clay);
    const panel = new Panel<Step>([words.x, 1.75, -1.74], [2.1, 1.3], [480, 300], 1, paintStep);
    return { words, panel };
  });
  const goods = Array.from({ length: 13 }, () => {
    const part = housing();
    return { part };
  });
  const marks = goods.map(({ part }) => {
    const plate = new Body(part, [-0.2, 0.02, 0.465]);
    plate.add(block(0.44, 0.16, 0.02, 0.004), white, { glow: 0.6 });
    for (let k = 0; k < 5; k++)
      plate.add(block(0.03 + (k % 2) * 0.03, 0.1, 0.02, 0.002), ink900, {
        at: [-0.16 + k * 0.08, 0.03, 0.006],
      });
    return plate;
  });

  return {
    bodies: [
      hall,
      slats,
      ram,
      stamp,
      ...robot.bodies,
      ...screens.map(({ panel }) => panel.body),
      ...goods.map(({ part }) => part),
      ...marks,
    ],
    lighting: built,
    field: steel350,
    grid: 0.16,
    radius: 13,
    tick(time) {
      const way = steps(time + 0.6, PERIOD, MOVING);
      const inStep = (time + 0.6) % PERIOD;
      const work = rise(inStep, MOVING, PERIOD - 0.1);
      moveSlats(slats, way * PITCH);
      goods.forEach(({ part }, index) => {
        const place = index - 9 + way;
        part.at = [place * PITCH, DECK, 0];
        part.hidden = Math.abs(part.at[0]) > 10.5;
        // Whole numbers are where parts stand; the stations stand at -2, 0 and 2.
        const standing = Math.floor(place + 0.001);
        const finished = [-2, 0, 2].filter((station) => station < standing).length;
        const busy = [-2, 0, 2].includes(standing) && inStep >= MOVING ? work : 0;
        const before = colours[finished] ?? colours[0]!;
        const moved = [-2, 0, 2].includes(standing) && inStep < MOVING && place > standing + 0.0005;
        part.tint = moved
          ? (colours[finished + 1] ?? before)
          : blend(before, colours[finished + 1] ?? before, rise(busy, 0.3, 0.6));
        marks[index]!.hidden = standing < 2 || (standing === 2 && busy < 0.5 && !moved);
      });
      const down = visit(inStep, [MOVING, MOVING + 0.25], [MOVING + 0.5, MOVING + 0.8]);
      ram.at = [PRESS, between(2.75, DECK + 0.86, down), 0];
      stamp.at = [LABEL, between(2, DECK + 0.92, visit(inStep, [0.7, 0.95], [1.05, 1.35])), 0];
      const corner = Math.min(3, Math.floor(Math.max(0, inStep - MOVING) / 0.25));
      const [x, z] = (
        [
          [-0.45, 0.34],
          [0.45, 0.34],
          [0.45, -0.34],
          [-0.45, -0.34],
        ] as const
      )[corner]!;
      const within = (Math.max(0, inStep - MOVING) % 0.25) / 0.25;
      const tap = inStep < MOVING ? 0 : visit(within, [0.05, 0.4], [0.6, 0.95]);
      const home = inStep < MOVING ? rise(inStep, 0, 0.25) - rise(inStep, 0.3, MOVING) : 0;
      robot.reach([SCREW + x, DECK + between(0.62, 0.26, tap) + 0.9 * home, z - 0.5 * home]);
      for (const { words, panel } of screens)
        panel.repaint({
          station: words.station,
          step: words.step,
          colour: words.colour,
          done: Math.round(work * 40) / 40,
        });
      return { centre: [between(-0.9, 0.7, rise(time, -0.5, 5)), 1.5, -0.4], halfHeight: 4.7 };
    },
  };
};
