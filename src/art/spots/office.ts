import { box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import { each, times } from '../kit/guides.ts';
import { display } from '../kit/machines/display.ts';
import { sheet } from '../kit/machines/handheld.ts';
import { serverRack } from '../kit/machines/server-rack.ts';
import { inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import type { Picture } from '../kit/scene.ts';
import { decorated, group, type Solid } from '../kit/solid.ts';
import { area, patch, stroke, topSide } from '../kit/surface.ts';
import { padlock } from '../objects/padlock.ts';
import { person } from '../objects/people.ts';
import { pin } from '../objects/pin.ts';
import { arrowUp, headset } from '../objects/tools.ts';
import { onPlate } from './plate.ts';

const chart = display({ at: [-2.8, -0.4, 0], facing: 'left', size: [5.6, 3.6], bezel: 0.22, posts: 0.9 });

/** A sheet with a few lines of text. */
const written = (
  at: readonly [number, number, number],
  rows: number,
  material: Material = 'white',
): Solid => {
  const paper = sheet(material, at, [3.8, 5], 0.16);
  const page = topSide(paper.bounds);
  return decorated(
    paper,
    times(rows, (row) =>
      stroke(
        page,
        material === 'white' ? 'writing' : 'whiteLine',
        [0.6, 4.1 - row * 0.65],
        [row === rows - 1 ? 2.2 : 3.2, 4.1 - row * 0.65],
      ),
    ),
  );
};

/** Two halves that hold each other: a tongue and the notch that takes it. */
const tongue = prism(
  'accent',
  { axis: 'z', from: 0, length: 1.4 },
  [-2.8, -1.5],
  [-0.4, -1.5],
  [-0.4, -0.5],
  [0.8, -0.5],
  [0.8, 0.5],
  [-0.4, 0.5],
  [-0.4, 1.5],
  [-2.8, 1.5],
);
const notch = prism(
  'white',
  { axis: 'z', from: 0, length: 1.4 },
  [0.2, -1.5],
  [2.8, -1.5],
  [2.8, 1.5],
  [0.2, 1.5],
  [0.2, 0.6],
  [1.4, 0.6],
  [1.4, -0.6],
  [0.2, -0.6],
);

const gateway = box('accent', [-2.6, -1.7, 0], [5.2, 3.4, 1.6]);
const map = box('white', [-3, -2.4, 0], [6, 4.8, 0.2]);
const streets = topSide(map.bounds);

export const spots: Record<string, Picture> = {
  'server-rack': onPlate([
    serverRack({ at: [-2.6, -1.2, 0], size: [1.7, 2.2, 4.2], lit: [1, 4] }),
    serverRack({ at: [-0.6, -1.2, 0], size: [1.7, 2.2, 4.2], material: 'accent' }),
    serverRack({ at: [1.4, -1.2, 0], size: [1.7, 2.2, 4.2], lit: [2] }),
  ]),
  dashboard: onPlate(
    [
      ...chart.posts,
      decorated(chart.board, [
        patch(chart.screen, 'screenText', [0.6, 2.7], [2, 0.35]),
        ...[0.7, 1.2, 0.9, 1.7].map((height, bar) =>
          patch(chart.screen, 'screenAccent', [0.6 + bar * 0.6, 0.6], [0.4, height]),
        ),
        stroke(chart.screen, 'accentLine', [3.3, 0.9], [3.9, 1.6], [4.4, 1.3], [5, 2.6]),
      ]),
    ],
    7,
    4.4,
  ),
  ledger: onPlate([
    written([-3, -2.5, 0], 6),
    ...times(4, (index) => cylinder('accent', [2, -0.8, index * 0.42], 0.9, 0.38)),
    ...times(2, (index) => cylinder('straw', [2, 1.3, index * 0.42], 0.75, 0.38)),
  ]),
  'edge-gateway': onPlate([
    ...each([-1.8, 1.8], (x) => cylinder('dark', [x, -1.2, 1.6], 0.12, 2.8)),
    decorated(
      gateway,
      times(3, (light) => patch(topSide(gateway.bounds), 'plainWhite', [0.6 + light * 0.7, 0.5], [0.4, 0.4])),
    ),
    ...times(3, (port) => box('dark', [-2 + port * 1.5, 1.7, 0.4], [0.9, 0.12, 0.6])),
  ]),
  contract: onPlate([
    written([-2.4, -2.5, 0], 5),
    cylinder('accent', [0.6, 1.4, 0.16], 0.75, 0.25),
    decorated(cylinder('accent', [0.6, 1.4, 0.41], 0.45, 0.12), [
      spotMark(inkClasses.plainWhite, [0.6, 1.4, 0.53], 0.2),
    ]),
    prism(
      'straw',
      { axis: 'x', from: 2.2, length: 0.3 },
      [-2, 0.2],
      [1.8, 0.2],
      [2.3, 0.35],
      [1.8, 0.5],
      [-2, 0.5],
    ),
  ]),
  handshake: onPlate([group([tongue, notch])]),
  headset: onPlate(headset('accent', [0, 0, 0])),
  team: onPlate([
    cylinder('structure', [0, 0, 0], 1.3, 0.9),
    ...person('white', [-2.2, -0.4, 0], 2.4),
    ...person('white', [0.4, -2.2, 0], 2.4),
    ...person('accent', [1.9, 1.5, 0], 2.4),
  ]),
  document: onPlate([
    sheet('white', [-2, -2.6, 0], [3.8, 5], 0.16),
    sheet('white', [-1.8, -2.7, 0.3], [3.8, 5], 0.16),
    written([-2.1, -2.4, 0.6], 6, 'accent'),
  ]),
  'upload-file': onPlate([written([-2.6, -2.5, 0], 5), arrowUp('accent', [2, 1.2, 0.6], 1.2)]),
  'map-pin': onPlate([
    decorated(map, [
      stroke(streets, 'writing', [0, 1.4], [6, 2.2]),
      stroke(streets, 'writing', [1.6, 0], [1.2, 4.8]),
      stroke(streets, 'writing', [4.6, 0], [4, 4.8]),
      area(streets, 'belt', [4.9, 2.6], [5.7, 2.7], [5.5, 4.4], [4.7, 4.3]),
    ]),
    ...pin('accent', [0.2, 0.2, 0.2], 1.1),
  ]),
  security: onPlate(padlock('accent', [0, 0, 0], 1.5), 6.4, 5.6),
};
