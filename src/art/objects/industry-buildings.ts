import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import { each } from '../kit/guides.ts';
import { faceClass, inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { cross } from '../kit/profiles.ts';
import { polygon } from '../kit/shape.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { leftSide, onLeft, onRight, patches, rightSide } from '../kit/surface.ts';

/** A process plant: hall and two silos. */
export const plant = (accent: Material): Solid[] => {
  const hall = box('white', [-3.2, -2.4, 0], [3.8, 4.4, 2.4]);
  return [
    decorated(
      hall,
      patches(leftSide(hall.bounds), 'window', { columns: 3, rows: 1, size: [0.8, 0.9], gap: [0.3, 0] }),
      onRight(hall, 'window', [0.5, 0.7], [3.2, 0.6]),
    ),
    cylinder(accent, [2.1, -1.5, 0], 0.95, 4.6),
    cylinder(accent, [2.1, 1.3, 0], 0.95, 3.6),
    cylinder('dark', [-2.2, -1.4, 2.4], 0.35, 1.6),
  ];
};

/** A clinic with a cross on its roof. */
export const clinic = (accent: Material): Solid[] => {
  const house = box('white', [-2.5, -2.5, 0], [5, 5, 2.6]);
  const sign: Point3[] = cross([0, 0], 1.7, 1.1).map(([x, y]) => [x, y, 2.6]);
  return [
    decorated(
      house,
      [{ className: faceClass('top', accent), shapes: [polygon(...sign)] }],
      onLeft(house, 'window', [0.4, 1], [0.9, 0.9]),
      onLeft(house, 'glass', [1.8, 0], [1.4, 1.5]),
      onLeft(house, 'window', [3.7, 1], [0.9, 0.9]),
      patches(rightSide(house.bounds), 'window', { columns: 3, rows: 1, size: [0.9, 0.9], gap: [0.5, 0] }),
    ),
    box(accent, [-1, 2.5, 1.6], [2, 0.9, 0.2]),
  ];
};

/** A temple front: steps, columns, pediment. */
export const bank = (accent: Material): Solid[] => [
  box('structure', [-3.3, -2.6, 0], [6.6, 5.4, 0.3]),
  box('dark', [-2.4, -2, 0.3], [4.6, 3.2, 2.4]),
  ...each([-2.7, -1, 0.7, 2.4], (x) => cylinder('white', [x + 0.25, 2, 0.3], 0.3, 2.4)),
  ...each([-1.8, 0.1], (y) => cylinder('white', [2.65, y, 0.3], 0.3, 2.4)),
  box('white', [-3.2, -2.4, 2.7], [6.4, 5, 0.3]),
  prism(accent, { axis: 'y', from: -2.4, length: 5 }, [-3.2, 3], [0, 4.7], [3.2, 3]),
];

/** A shop with its awning out. */
export const shop = (accent: Material): Solid[] => {
  const house = box('white', [-2.9, -2.4, 0], [5.8, 4.2, 2.8]);
  const awning = prism(
    accent,
    { axis: 'x', from: -2.9, length: 5.8 },
    [1.8, 2.4],
    [1.8, 2.7],
    [3.1, 1.9],
    [3.1, 1.6],
  );
  return [
    decorated(
      house,
      onLeft(house, 'glass', [0.5, 0.4], [2.6, 1.4]),
      onLeft(house, 'panel', [3.7, 0], [1.4, 1.9]),
      onRight(house, 'window', [0.8, 0.9], [2.4, 1.1]),
    ),
    awning,
    block('dark', [-1.4, -0.6, 2.8], [1.4, 1.4, 0.5]),
    barrel([1.2, 2.4, 0]),
  ];
};

/** A barrel before the door. */
const barrel = ([x, y, z]: Point3): Solid =>
  decorated(cylinder('structure', [x, y, z], 0.45, 0.7), [spotMark(inkClasses.belt, [x, y, z + 0.7], 0.3)]);
