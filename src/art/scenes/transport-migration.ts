import { hero } from '#art/kit/frame.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { each } from '#art/kit/guides.ts';
import { type Conveyor, conveyor, goods } from '#art/kit/machines/conveyor.ts';
import { gantry } from '#art/kit/machines/gantry.ts';
import { station } from '#art/kit/machines/station.ts';
import { onOpenGround } from '#art/kit/shadow.ts';

const belt: Conveyor = { along: 'y', at: 0, from: -11, to: 11 };
// Development, quality, production: a transport passes each gate and takes its color.
const gates = [
  { y: -6.3, beam: 'blue', part: -10 },
  { y: -0.3, beam: 'violet', part: -4.2 },
  { y: 5.7, beam: 'straw', part: 2 },
] as const;
const things = [
  ...conveyor(belt),
  ...each(gates, ({ y, beam, part }) => [
    ...goods(beam, belt, [part], [1.2, 1.6, 0.9]),
    ...gantry({ at: [0, y, 0], across: 'x', span: 4.4, height: 4.4, beam, thickness: 1.5 }),
  ]),
  ...goods('straw', belt, [8.4], [1.2, 1.6, 0.9]),
  ...station({
    at: [4.4, -1.8, 0],
    size: [2, 2.8, 2.8],
    window: { side: 'right', at: [0.6, 1.1], size: [1.5, 1.1] },
    lamp: 'straw',
    hatch: false,
  }),
];
export const picture = hero(floorGrid([-9, -12], [9, 12], 3), onOpenGround(things));
