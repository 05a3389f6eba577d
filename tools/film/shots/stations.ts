import { Color, Vector3 } from 'three';
import { board } from '../../../src/pages/mdslite/content/board.ts';
import { genealogy } from '../../../src/pages/mdslite/content/screen-details.ts';
import { Assembly } from '../../lib/assembly.ts';
import { bronze, steel, steel350, straw, temper, tone } from '../../lib/colors.ts';
import { built } from '../../lib/lights.ts';
import { Panel } from '../../lib/panel.ts';
import type { StageSet } from '../../lib/stage.ts';
import { between, rise, steps, visit } from '../../lib/timing.ts';
import { clayOnSteel as clay } from '../props/clays.ts';
import { conveyor, DECK, moveSlats } from '../props/conveyor.ts';
import { hallOn } from '../props/hall.ts';
import { housing, screwPlaces } from '../props/housing.ts';
import { portal, stand } from '../props/machines.ts';
import { press } from '../props/press.ts';
import { Robot } from '../props/robot.ts';
import { paintStep } from '../screens/station.ts';

const PERIOD = 1.55;
const MOVING = 0.55;
const PITCH = 2.15;
/** Where along the line the stations stand, counted in parts; the gate of station 30 is the next to come. */
const [PRESS, SCREW, GATE] = [-2, 1, 5];
const SCREEN = [2.7, 1.86] as const;

/** The color of a part as it comes from the foundry, and after each station. */
const colors = [tone(steel, 0.972, 0.1, 7), temper.straw, temper.bronze].map((color) => new Color(color));

const words = [
  { at: PRESS, color: tone(straw, 0.582, 0.8, -7), step: 'Press bearing seat', detail: 'Force and travel checked' },
  { at: SCREW, color: tone(bronze, 0.56, 1, -3.4), step: 'Screw down cover', detail: genealogy.lots[1] },
];

/** Press and screwing robot at work; parts change color as steel does in the heat. */
export const stationsShot = (): StageSet => {
  const hall = new Assembly();
  const slats = conveyor(hall, -13, 14, 0, clay);
  const ram = press(hall, PRESS * PITCH, 0, clay);
  const robot = new Robot(hall, [SCREW * PITCH, 0, -2.7], clay, temper.bronze);
  portal(hall, GATE * PITCH, 0, 2.7, clay, 1.2);
  const screens = words.map((word, index) => {
    const x = (word.at + 1.25) * PITCH;
    stand(hall, [x, 1.6, -1.75], SCREEN, clay);
    const panel = new Panel({ at: [x, 1.6, -1.74], size: SCREEN, pixels: [480, 330], paint: paintStep });
    return { ...word, panel, station: board.stations[index]!.name };
  });
  const goods = Array.from({ length: 14 }, () => housing());
  const scene = hallOn(steel350, built, 0.16);
  scene.add(hall.build(), slats, ram, robot.column, ...screens.map(({ panel }) => panel.mesh), ...goods);

  const paintGoods = (way: number, inStep: number, work: number): void => {
    goods.forEach((part, index) => {
      const place = index - 9 + way;
      part.position.set(place * PITCH, DECK, 0);
      part.visible = Math.abs(part.position.x) < 12;
      const standing = Math.floor(place + 0.001);
      const finished = [PRESS, SCREW].filter((station) => station < standing).length;
      const here = standing === PRESS || standing === SCREW;
      // A part that has begun to leave its station is finished there.
      const leaving = here && inStep < MOVING && place > standing + 0.0005;
      const done = leaving ? 1 : here && inStep >= MOVING ? rise(work, 0.3, 0.6) : 0;
      part.material.color.lerpColors(colors[finished]!, colors[finished + 1] ?? colors[finished]!, done);
    });
  };

  const moveRobot = (inStep: number): void => {
    const working = Math.max(0, inStep - MOVING);
    const [x, z] = screwPlaces[Math.min(3, Math.floor(working / 0.25))]!;
    const within = (working % 0.25) / 0.25;
    const tap = inStep < MOVING ? 0 : visit(within, [0.05, 0.4], [0.6, 0.95]);
    const home = inStep < MOVING ? rise(inStep, 0, 0.25) - rise(inStep, 0.3, MOVING) : 0;
    robot.reach([SCREW * PITCH + x, DECK + between(0.62, 0.26, tap) + 0.9 * home, z - 0.5 * home]);
  };

  return {
    scene,
    lighting: built,
    radius: 13,
    tick(time) {
      const now = time + 0.6;
      const way = steps(now, PERIOD, MOVING);
      const inStep = now % PERIOD;
      const work = rise(inStep, MOVING, PERIOD - 0.1);
      moveSlats(slats, way * PITCH);
      paintGoods(way, inStep, work);
      const down = visit(inStep, [MOVING, MOVING + 0.25], [MOVING + 0.5, MOVING + 0.8]);
      ram.position.y = between(2.75, DECK + 0.86, down);
      moveRobot(inStep);
      for (const { panel, station, step, detail, color } of screens)
        panel.show({ station, step, detail, color, done: Math.round(work * 40) / 40 });
      return { center: new Vector3(between(-1, 0.6, rise(time, -0.5, 4.2)), 1.5, -0.4), halfHeight: 4.6 };
    },
  };
};
