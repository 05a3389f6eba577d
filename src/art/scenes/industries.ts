import { block } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { movedAll, type Solid } from '#art/kit/solid.ts';
import { bank, clinic, plant, shop } from '#art/objects/industry-buildings.ts';
import { airliner, pumpJack } from '#art/objects/industry-machines.ts';

/** Six of the thirteen, each on its own ground. */
const grounds: readonly {
  readonly at: readonly [number, number];
  readonly things: (accent: Material) => Solid[];
  readonly accent: Material;
}[] = [
  { at: [-8, -4], things: bank, accent: 'structure' },
  { at: [0, -4], things: plant, accent: 'dark' },
  { at: [8, -4], things: pumpJack, accent: 'dark' },
  { at: [-8, 4], things: clinic, accent: 'dark' },
  { at: [0, 4], things: shop, accent: 'dark' },
  { at: [8, 4], things: airliner, accent: 'accent' },
];

export const picture = hero(
  grounds.flatMap(({ at: [x, y], things, accent }) => [
    ...standingOn(block('dark', [x, y, 0], [7.6, 7.6, 0.4]), movedAll(things(accent), [x, y, 0.4])),
  ]),
);
