import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import { spot } from '../kit/frame.ts';
import { each, times } from '../kit/guides.ts';
import { mast } from '../kit/machines/mast.ts';
import { inkClasses } from '../kit/materials.ts';
import type { Picture } from '../kit/scene.ts';
import { decorated, line } from '../kit/solid.ts';
import { leftSide, onRight, patches, rightSide, stroke, topSide } from '../kit/surface.ts';
import { desk } from '../objects/furniture.ts';
import { bank, clinic, plant, shop } from '../objects/industry-buildings.ts';
import { airliner, pumpJack } from '../objects/industry-machines.ts';
import { person } from '../objects/people.ts';
import { car } from '../objects/vehicles.ts';
import { onGround, onPlate } from './plate.ts';

const board = block('dark', [0, 0, 0], [7.2, 7.2, 0.3]);
const top = topSide(board.bounds);
const tracks = times(5, (index) => 1.6 + index).flatMap((at) => [
  stroke(top, 'thin', [at, 0], [at, 1.4]),
  stroke(top, 'thin', [at, 5.8], [at, 7.2]),
  stroke(top, 'thin', [0, at], [1.4, at]),
  stroke(top, 'thin', [5.8, at], [7.2, at]),
]);
const parliament = box('white', [-3, -2, 0], [6, 4.2, 2]);
const pack = box('white', [-2.6, -2.4, 0], [2.4, 2.4, 3.4]);

export const spots: Record<string, Picture> = {
  'industry-automotive': onGround([car('accent')]),
  'industry-manufacturing': onPlate(plant('accent')),
  'industry-consumer-packaged-goods': onPlate(
    [
      decorated(pack, onRight(pack, 'plainAccent', [0, 1], [2.4, 1.3])),
      cylinder('accent', [1.3, -0.8, 0], 1.05, 2.2),
      cylinder('white', [1.3, -0.8, 2.2], 0.5, 0.7),
      box('straw', [-1.9, 1, 0], [1.7, 1.5, 1.3]),
      cylinder('white', [1, 1.8, 0], 0.55, 1.3),
    ],
    6.6,
    6.2,
  ),
  'industry-high-tech': spot(
    decorated(board, tracks),
    box('white', [-2.2, -2.2, 0.3], [4.4, 4.4, 0.7]),
    box('accent', [-1.2, -1.2, 1], [2.4, 2.4, 0.45]),
  ),
  'industry-life-sciences': onPlate(
    [
      box('white', [-3, -1.6, 0], [6, 3.2, 0.9]),
      ...each([-2, 0, 2], (x) => [
        cylinder(x === 0 ? 'accent' : 'white', [x, 0, 0.9], 0.6, 2.2),
        cylinder('dark', [x, 0, 3.1], 0.66, 0.4),
      ]),
      box('white', [-3, -1.6, 2], [6, 0.5, 0.25]),
    ],
    7.4,
    5,
  ),
  'industry-aerospace': onGround(airliner('accent')),
  'industry-oil-and-gas': onPlate(pumpJack('accent'), 7.8, 5.2),
  'industry-retail': onPlate(shop('accent'), 7.2, 6.8),
  'industry-healthcare': onPlate(clinic('accent'), 6.8, 7),
  'industry-financial-services': onPlate(bank('accent'), 7.8, 6.6),
  'industry-telecommunications': onPlate(
    [
      mast({ at: [-0.6, -0.6, 0], height: 6, foot: 1.2, head: 0.2, levels: 5 }),
      block('accent', [-0.6, -0.6, 6], [1.1, 1.1, 0.9]),
      box('white', [1.2, 0.6, 0], [1.6, 1.6, 1.3]),
    ],
    6.4,
    6,
  ),
  'industry-government': onPlate(
    [
      decorated(
        parliament,
        patches(leftSide(parliament.bounds), 'window', {
          columns: 5,
          rows: 1,
          size: [0.6, 1.1],
          gap: [0.45, 0],
        }),
        patches(rightSide(parliament.bounds), 'window', {
          columns: 3,
          rows: 1,
          size: [0.6, 1.1],
          gap: [0.6, 0],
        }),
      ),
      cylinder('white', [0, 0.1, 2], 1.5, 0.7),
      cylinder('accent', [0, 0.1, 2.7], 1.2, 0.6),
      decorated(cylinder('accent', [0, 0.1, 3.3], 0.8, 0.4), [
        spotMark(inkClasses.plainWhite, [0, 0.1, 3.7], 0.25),
      ]),
      line('strut', [0, 0.1, 3.7], [0, 0.1, 5]),
    ],
    7.4,
    6,
  ),
  'industry-services': onPlate(
    [...desk('accent', [-0.4, -0.6, 0]), ...person('white', [-0.4, 1.6, 0]), ...person('white', [2, 0.6, 0])],
    6.6,
    6,
  ),
};
