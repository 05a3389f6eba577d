import { block, box } from '../kit/box.ts';
import { spot } from '../kit/frame.ts';
import { each, times } from '../kit/guides.ts';
import { building } from '../kit/machines/building.ts';
import { conveyor, goods } from '../kit/machines/conveyor.ts';
import { display } from '../kit/machines/display.ts';
import { gantry } from '../kit/machines/gantry.ts';
import { handheld, sheet } from '../kit/machines/handheld.ts';
import { mast } from '../kit/machines/mast.ts';
import { truck } from '../kit/machines/truck.ts';
import type { Picture } from '../kit/scene.ts';
import { onOpenGround, standingOn } from '../kit/shadow.ts';
import { decorated } from '../kit/solid.ts';
import { leftSide, patch, patches, rightSide } from '../kit/surface.ts';
import { house } from '../objects/houses.ts';
import { tree } from '../objects/plants.ts';

const board = display({ at: [-3, -2.2, 0.4], facing: 'left', size: [6, 3.4], bezel: 0.25, posts: 1.2 });
const belt = { along: 'x', at: 1.4, from: -3.4, to: 3.4, floor: 0.4 } as const;
const carton = box('white', [-2.8, -2.6, 0.4], [2.6, 2.6, 2.4]);
const reader = handheld({ at: [1, 0, 0.4], facing: 'right', size: [2.2, 4.4], thickness: 0.8, radius: 0.35 });
const phone = handheld({ at: [-2, -3.4, 3.2], facing: 'up', size: [4, 6.8], radius: 0.5, bezel: 0.25 });
const gates = { along: 'y', at: 0, from: -4.6, to: 4.6 } as const;
const delivery = truck({
  at: [0, 0, 0],
  side: (load) => [patch(rightSide(load.bounds), 'plainAccent', [1, 1.3], [6.7, 2.2])],
});

export const spots: Record<string, Picture> = {
  mdslite: spot(
    standingOn(block('dark', [0, 0, 0], [7, 6.4, 0.4]), [
      ...board.posts,
      decorated(board.board, [
        patch(board.screen, 'screenAccent', [0.25, 2.5], [5.5, 0.65]),
        ...[0.6, 1.2, 1.8].map((rise, row) =>
          patch(board.screen, 'screenText', [0.6, rise], [1.4 + row * 0.4, 0.3]),
        ),
        ...[0.7, 1.1, 1.6].map((height, bar) =>
          patch(board.screen, 'screenAccent', [3.4 + bar * 0.75, 0.6], [0.5, height]),
        ),
      ]),
      ...conveyor(belt),
      ...goods('white', belt, [-2.8, -0.6], [1, 1, 0.7]),
      ...goods('accent', belt, [1.6], [1, 1, 0.7]),
    ]),
  ),
  flexmobex: spot(
    standingOn(block('dark', [0, 0, 0], [7, 6.4, 0.4]), [
      decorated(
        carton,
        [0, 0.35, 0.6, 1, 1.3].map((at, index) =>
          patch(leftSide(carton.bounds), 'screenInk', [0.5 + at, 0.7], [index % 2 ? 0.1 : 0.2, 1]),
        ),
      ),
      decorated(reader.body, [
        patch(reader.screen, 'screenAccent', [0.4, 3.4], [1.4, 0.5]),
        patch(reader.screen, 'screenText', [0.4, 2.9], [1, 0.2]),
        ...patches(reader.screen, 'screenText', {
          columns: 3,
          rows: 3,
          size: [0.36, 0.36],
          gap: [0.16, 0.2],
          from: [0.4, 0.6],
        }),
      ]),
      box('accent', [0.85, -0.15, 4.5], [1.1, 2.5, 0.6]),
      box('accent', [-2.4, 1.4, 0.4], [1.6, 1.4, 1]),
    ]),
  ),
  'itech-mobile': spot(
    sheet('dark', [-2, -3.4, 0], [4, 6.8], 0.35, 0.5),
    sheet('structure', [-2, -3.4, 1.5], [4, 6.8], 0.3, 0.5),
    box('straw', [-1.4, -0.2, 1.8], [2.8, 2.8, 0.3]),
    box('accent', [-1.3, -2.6, 1.8], [1.4, 1.4, 0.3]),
    decorated(phone.body, [
      patch(phone.screen, 'screenAccent', [0.6, 5.3], [2.8, 0.9]),
      ...patches(phone.screen, 'screenText', {
        columns: 3,
        rows: 3,
        size: [0.75, 0.75],
        gap: [0.25, 0.3],
        from: [0.6, 1.9],
      }),
      patch(phone.screen, 'screenInk', [0.6, 0.6], [2.8, 0.7]),
    ]),
  ),
  flexpod: spot(onOpenGround(delivery), box('straw', [4, 0.4, 0], [1.6, 1.6, 1.2])),
  flexutility: spot(
    standingOn(block('dark', [0, 0, 0], [7.6, 6.4, 0.4]), [
      mast({
        at: [-2.4, -1.4, 0.4],
        height: 6,
        foot: 0.9,
        levels: 4,
        arms: [
          [4.4, 1.4],
          [5.3, 1],
        ],
      }),
      ...house('accent', [0.4, -1.6, 0.4]),
    ]),
  ),
  'transport-migration': spot(
    conveyor(gates),
    goods('blue', gates, [-4.2], [1.2, 1.4, 0.8]),
    gantry({ at: [0, -1.8, 0], across: 'x', span: 3.8, height: 3.2, thickness: 1.1 }),
    goods('violet', gates, [-0.4], [1.2, 1.4, 0.8]),
    gantry({ at: [0, 2.2, 0], across: 'x', span: 3.8, height: 3.2, thickness: 1.1, beam: 'straw' }),
    goods('straw', gates, [3], [1.2, 1.4, 0.8]),
  ),
  'real-estate': spot(
    standingOn(block('dark', [0, 0, 0], [7, 6.6, 0.4]), [
      ...building({ at: [-2.9, -2.6, 0.4], size: [2.6, 2.8, 3], roof: false }),
      ...building({ at: [0.2, -2.6, 0.4], size: [2.6, 2.8, 5.6], material: 'white', ground: 0.8 }),
      box('accent', [0.7, -2.1, 6.25], [1.6, 1.6, 0.6]),
      ...each(
        times(3, (index) => index * 1.9 - 2),
        (x) => tree([x, 2, 0.4], 'structure', 0.5),
      ),
    ]),
  ),
};
