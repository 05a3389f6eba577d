import { Vector3 } from 'three';
import { board } from '../../../src/pages/mdslite/content/board.ts';
import { Assembly, type Place } from '../../lib/assembly.ts';
import { bad, coldLamp, ink950, temper } from '../../lib/colors.ts';
import { running } from '../../lib/lights.ts';
import { Panel } from '../../lib/panel.ts';
import { block } from '../../lib/shapes.ts';
import { ISOMETRIC, type StageSet } from '../../lib/stage.ts';
import { between, rise, visit } from '../../lib/timing.ts';
import { clayAtNight as clay } from '../props/clays.ts';
import { conveyor, DECK } from '../props/conveyor.ts';
import { lampAt } from '../props/glow.ts';
import { hallOn } from '../props/hall.ts';
import { housing } from '../props/housing.ts';
import { portal, stand } from '../props/machines.ts';
import { labeler, press } from '../props/press.ts';
import { Robot } from '../props/robot.ts';
import { signal } from '../props/signal.ts';
import { BOARD_SIZE, paintBoard, stateColors } from '../screens/board.ts';
import { paintPlate } from '../screens/signs.ts';

/** Distance from station to station, two places for parts. */
const STEP = 3.5;
const Z = 2.3;
const stationX = (index: number): number => (index - 2) * STEP;
const SCREEN_WIDTH = 8;
/** Higher by what the slant takes away. */
const SCREEN = [
  SCREEN_WIDTH,
  (SCREEN_WIDTH * BOARD_SIZE[1]) / BOARD_SIZE[0] / Math.cos(Math.PI / 9),
] as const;
const SCREEN_FOOT = 3;
const SCREEN_X = 1;
const SCREEN_Z = -3;
/** The board is read from a little above, over the line in front of it. */
const READING = new Vector3(0, Math.tan(Math.PI / 9), 1).normalize();
const PLATE = [0.92, 0.6] as const;
/** Numbers stand on the ends of the portals, and before the belt where a robot works. */
const plateFeet = [3.06, 0.14, 2.76, 2.41, 0.14];
/** The camera goes from the line to the board. */
const GOES = [1.15, 2] as const;
const WIDE_HALF_HEIGHT = 6.2;
/** World units that the picture's height has when the board fills it; captions stand in the free strip on top. */
const FULL_HALF_HEIGHT = (SCREEN_WIDTH * 720) / BOARD_SIZE[0] / 2;

/** Colors after station 10, 20, 30 and 40; nothing has come to 40 and 50 since 30 stands. */
const standing = [
  ...[-5, -4, -3].map((place) => ({ place, color: temper.straw })),
  ...[-2, -1].map((place) => ({ place, color: temper.bronze })),
  { place: 0, color: bad },
] as const;

/** The whole line in the order of its stations, and the board above it. */
export const boardShot = (): StageSet => {
  const hall = new Assembly();
  const slats = conveyor(hall, -14, 10.5, Z, clay);
  stand(hall, [SCREEN_X, SCREEN_FOOT, SCREEN_Z], SCREEN, clay);
  const screen = new Panel({
    at: [SCREEN_X, SCREEN_FOOT, SCREEN_Z + 0.01],
    size: SCREEN,
    pixels: [1770, 900],
    paint: paintBoard,
  });
  const ram = press(hall, stationX(0), Z, clay);
  const robot = new Robot(hall, [stationX(1), 0, Z - 2.6], clay, temper.bronze);
  portal(hall, stationX(2), Z, 2.7, clay, 1.2);
  const stamp = labeler(hall, stationX(3), Z, clay);
  const arm = new Robot(hall, [stationX(4), 0, Z - 2.6], clay, temper.teal);
  hall.add(block(2.3, 0.2, 1.9, 0.04), clay.frame, { at: [stationX(4) + 2.4, 0, Z - 2.6] });
  const plates = board.stations.map(({ name, state }, index) => {
    const foot = plateFeet[index]!;
    const onFloor = foot < 1;
    const place: Place = [stationX(index), foot, Z + (onFloor ? 1.2 : 1.62)];
    if (onFloor) hall.add(block(1.02, 0.78, 0.1, 0.03), clay.frame, { at: [place[0], 0, place[2] - 0.06] });
    const plate = new Panel({ at: place, size: PLATE, pixels: [260, 180], paint: paintPlate });
    plate.show({ text: name.split(' ')[0]!, color: stateColors[state] });
    return plate.mesh;
  });
  // Those that stand across the belt have their lamps on top.
  const lamps = [
    { index: 0, height: 3.76 },
    { index: 2, height: 3.46 },
    { index: 3, height: 3.11 },
  ].map(({ index, height }) => {
    const lamp = signal(hall, [stationX(index), height, Z + 1.2], clay, 14);
    lamp.show(stateColors[board.stations[index]!.state]);
    return lamp;
  });
  const goods = standing.map(({ place, color }) => {
    const part = housing(color);
    part.position.set((place * STEP) / 2, DECK, Z);
    return part;
  });
  const packed = [0, 1].map((k) => {
    const part = housing(temper.teal);
    part.position.set(stationX(4) + 1.85 + k * 1.15, 0.2, Z - 2.6);
    return part;
  });
  const scene = hallOn(ink950, running, 0.012);
  scene.add(hall.build(), slats, screen.mesh, ram, stamp, robot.column, arm.column, ...goods, ...packed);
  scene.add(...plates, ...lamps.map(({ mesh }) => mesh), lamps[1]!.light, lampAt([1, 4.4, 0], coldLamp, 14));
  const boardMiddle = new Vector3(SCREEN_X, SCREEN_FOOT + SCREEN[1] / 2 + 0.16, SCREEN_Z);

  return {
    scene,
    lighting: running,
    radius: 15,
    restsFrom: GOES[1],
    tick(time) {
      const inStep = (time + 0.3) % 1.5;
      ram.position.y = between(2.75, DECK + 0.86, visit(inStep, [0.3, 0.6], [0.9, 1.3]));
      const tap = visit((time % 0.5) / 0.5, [0.1, 0.45], [0.55, 0.9]);
      robot.reach([stationX(1) + (time % 1 < 0.5 ? -0.4 : 0.4), DECK + between(0.62, 0.3, tap), Z + 0.3]);
      arm.reach([stationX(4), DECK + 1.7, Z - 0.4]);
      screen.show({ grown: Math.round(rise(time, 0.4, 1.5) * 24) / 24 });
      const gone = rise(time, ...GOES);
      const line = new Vector3(between(-0.2, 0.1, rise(time, 0, 1.6)), 2.95, 0.7);
      return {
        center: line.lerp(boardMiddle, gone),
        halfHeight: WIDE_HALF_HEIGHT * (FULL_HALF_HEIGHT / WIDE_HALF_HEIGHT) ** gone,
        toEye: ISOMETRIC.clone().lerp(READING, gone).normalize(),
      };
    },
  };
};
