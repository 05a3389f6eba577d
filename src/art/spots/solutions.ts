import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import { spot } from '../kit/frame.ts';
import { gear } from '../kit/gear.ts';
import type { Point2 } from '../kit/geometry.ts';
import { floorGrid } from '../kit/ground.ts';
import { each, risers, times } from '../kit/guides.ts';
import { conveyor, goods } from '../kit/machines/conveyor.ts';
import { robotArm } from '../kit/machines/robot-arm.ts';
import { serverRack } from '../kit/machines/server-rack.ts';
import { station } from '../kit/machines/station.ts';
import { inkClasses } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import type { Picture } from '../kit/scene.ts';
import { standingOn } from '../kit/shadow.ts';
import { decorated, line } from '../kit/solid.ts';
import { leftSide, onTop, patches, stroke, topSide } from '../kit/surface.ts';

const base = (width = 6.4, depth = 6.4) => block('dark', [0, 0, 0], [width, depth, 0.4]);

const hall = prism(
  'white',
  { axis: 'y', from: -2.4, length: 4.2 },
  [-3.4, 0.4],
  [-3.4, 3],
  [-1.2, 4.2],
  [-1.2, 3],
  [1, 4.2],
  [1, 3],
  [3.2, 4.2],
  [3.2, 0.4],
);
const line1 = { along: 'x', at: 0, from: -4.6, to: 4.6, gaps: [[-1.6, 1.4]] } as const;
const core = block('accent', [0, 0, 3], [2.4, 2.4, 1.6]);
const page = (x: number) => box('white', [x, -2.4, 0.4], [2.6, 4.6, 0.3]);

const sensors = [-3, 3].flatMap((y) => [-3, 3].map((x): Point2 => [x, y]));

export const spots: Record<string, Picture> = {
  convokeai: spot(
    block('dark', [0, 0, 0], [6, 6, 0.5]),
    risers(0.5, 2.6, [-2, 2], [2, 2], [2, -2]),
    standingOn(block('white', [0, 0, 2.6], [4.8, 4.8, 0.4]), [
      decorated(core, onTop(core, 'plainWhite', [0.6, 0.6], [1.2, 1.2])),
    ]),
  ),
  'factory-of-the-future': spot(
    standingOn(box('dark', [-4, -3, 0], [8, 6, 0.4]), [
      decorated(
        hall,
        patches(leftSide(hall.bounds), 'window', {
          columns: 3,
          rows: 1,
          size: [1, 1],
          gap: [1.2, 0],
          from: [0.6, 0.9],
        }),
      ),
      box('accent', [2.2, 2.1, 0.4], [1.2, 0.7, 0.9]),
      box('straw', [0.4, 2.1, 0.4], [1, 0.7, 0.6]),
    ]),
  ),
  'manufacturing-operations': spot(
    conveyor(line1),
    goods('white', line1, [-4], [1.2, 1.2, 0.8]),
    station({
      at: [-1.6, -1.6, 0],
      size: [3, 3.2, 3.4],
      window: { side: 'left', at: [0.6, 1.4], size: [1.8, 1.2] },
      mouth: { side: 'right', ink: 'belt', at: [0.9, 0.9], size: [1.4, 1.2] },
      lamp: 'straw',
    }),
    goods('accent', line1, [2.6], [1.2, 1.2, 0.8]),
  ),
  'product-lifecycle-management': spot(
    standingOn(cylinder('dark', [0, 0, 0], 3.3, 0.5), [gear('accent', [0, 0, 0.5], 2.8, 9, 1.1)]),
    cylinder('white', [0, 0, 1.6], 0.9, 0.6),
    line('flow', [0, 0, 2.2], [0, 0, 4.6]),
  ),
  'digital-manufacturing': spot(
    standingOn(base(), [
      ...robotArm({
        at: [-1.5, 0.2, 0.4],
        plane: 'x',
        elbow: [-0.6, 4],
        wrist: [3, 3.7],
        drop: 1.1,
        scale: 0.85,
      }),
      box('accent', [0.8, -0.6, 0.4], [1.5, 1.5, 1.1]),
    ]),
  ),
  'sap-implementation': spot(
    standingOn(block('dark', [0, 0, 0], [6.8, 6.8, 0.5]), [
      box('white', [-3, -3, 0.5], [2.8, 2.8, 1.2]),
      box('accent', [0.2, -3, 0.5], [2.8, 2.8, 2.4]),
      box('white', [-3, 0.2, 0.5], [2.8, 2.8, 2]),
      box('white', [0.2, 0.2, 0.5], [2.8, 2.8, 0.8]),
    ]),
  ),
  'cloud-enablement': spot(
    standingOn(base(6, 6), [
      serverRack({ at: [-2.2, -1.6, 0.4], size: [1.6, 1.8, 1.8], material: 'dark' }),
      serverRack({ at: [0.4, -1.6, 0.4], size: [1.6, 1.8, 1.8], material: 'dark' }),
    ]),
    risers(0.4, 3.8, [-2, 2], [2, 2], [2, -2]),
    standingOn(box('white', [-3, -1.4, 3.8], [2.6, 4, 0.4]), [
      box('accent', [-2.4, 0.2, 4.2], [1.4, 1.4, 0.8]),
    ]),
    standingOn(box('white', [-0.4, -2.8, 3.8], [3.6, 5.4, 0.4]), [
      box('accent', [0.4, -2, 4.2], [1.6, 1.6, 1.4]),
      box('structure', [0.6, 0.8, 4.2], [1.4, 1.2, 0.6]),
    ]),
  ),
  analytics: spot(
    standingOn(
      base(7, 5),
      [1, 1.8, 1.4, 2.8, 4].map((height, index) =>
        box(index === 4 ? 'accent' : 'white', [-3 + index * 1.25, -1.2, 0.4], [0.9, 0.9, height]),
      ),
    ),
    line('thin', [-3, 1.6, 0.4], [-1.4, 1, 0.4], [0.4, 1.7, 0.4], [3, 0.6, 0.4]),
  ),
  'intelligent-finance': spot(
    standingOn(base(6.4, 6), [
      decorated(
        page(-2.6),
        times(5, (row) =>
          stroke(topSide(page(-2.6).bounds), 'writing', [0.3, 0.7 + row * 0.8], [2.2, 0.7 + row * 0.8]),
        ),
      ),
      page(0.1),
      ...times(4, (index) => cylinder('accent', [1.4, -1, 0.7 + index * 0.45], 0.9, 0.4)),
      ...times(2, (index) => cylinder('straw', [1.4, 1.2, 0.7 + index * 0.45], 0.7, 0.4)),
    ]),
  ),
  'iot-big-data': spot(
    floorGrid([-4, -4], [4, 4], 2),
    sensors.map(([x, y]) => line('flow', [x * 0.75, y * 0.75, 0.05], [x * 0.4, y * 0.4, 0.05])),
    each(sensors, ([x, y]) => [
      cylinder('white', [x, y, 0], 0.75, 0.5),
      block('dark', [x, y, 0.5], [0.2, 0.2, 0.8]),
    ]),
    cylinder('accent', [0, 0, 0], 1.4, 0.7),
    decorated(cylinder('accent', [0, 0, 0.8], 1.4, 0.7), [
      spotMark(inkClasses.plainWhite, [0, 0, 1.5], 0.65),
    ]),
  ),
};
