import { block } from '../kit/box.ts';
import { hero } from '../kit/frame.ts';
import type { Material } from '../kit/materials.ts';
import { standingOn } from '../kit/shadow.ts';
import { movedAll, type Solid } from '../kit/solid.ts';
import { airliner, bank, clinic, plant, pumpJack, shop } from '../objects/industries.ts';

/** Six of the thirteen, each on its own ground. */
const grounds: readonly {
  readonly at: readonly [number, number];
  readonly things: (accent: Material) => Solid[];
  readonly accent: Material;
}[] = [
  { at: [-9, -4.5], things: plant, accent: 'structure' },
  { at: [0, -4.5], things: clinic, accent: 'structure' },
  { at: [9, -4.5], things: pumpJack, accent: 'structure' },
  { at: [-9, 4.5], things: bank, accent: 'structure' },
  { at: [0, 4.5], things: airliner, accent: 'accent' },
  { at: [9, 4.5], things: shop, accent: 'structure' },
];

export const picture = hero(
  grounds.flatMap(({ at: [x, y], things, accent }) => [
    ...standingOn(block('dark', [x, y, 0], [8.4, 8.4, 0.4]), movedAll(things(accent), [x, y, 0.4])),
  ]),
);
