import { box } from '../kit/box.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { onLeft, onRight } from '../kit/surface.ts';

/** A laptop that is open toward the left or right side, from the middle of its foot edge. */
export const laptop = (material: Material, [x, y, z]: Point3, facing: 'left' | 'right'): Solid[] => {
  if (facing === 'left') {
    const lid = box(material, [x - 0.8, y - 0.6, z + 0.1], [1.6, 0.12, 1.05]);
    return [
      box(material, [x - 0.8, y - 0.48, z], [1.6, 1, 0.1]),
      decorated(
        lid,
        onLeft(lid, 'screen', [0.12, 0.12], [1.36, 0.81]),
        onLeft(lid, 'screenAccent', [0.3, 0.55], [0.7, 0.18]),
      ),
    ];
  }
  const lid = box(material, [x - 0.6, y - 0.8, z + 0.1], [0.12, 1.6, 1.05]);
  return [
    box(material, [x - 0.48, y - 0.8, z], [1, 1.6, 0.1]),
    decorated(
      lid,
      onRight(lid, 'screen', [0.12, 0.12], [1.36, 0.81]),
      onRight(lid, 'screenAccent', [0.3, 0.55], [0.7, 0.18]),
    ),
  ];
};

/** A chair by the middle of its seat; its back stands on the named side. */
export const chair = (
  material: Material,
  [x, y, z]: Point3,
  back: 'north' | 'south' | 'east' | 'west',
): Solid[] => {
  const seat = box(material, [x - 0.6, y - 0.6, z + 0.9], [1.2, 1.2, 0.2]);
  const legs = [
    [-0.5, -0.5],
    [0.35, -0.5],
    [-0.5, 0.35],
    [0.35, 0.35],
  ].map(([dx, dy]) => box('dark', [x + dx!, y + dy!, z], [0.15, 0.15, 0.9]));
  const backs: Record<typeof back, [Point3, Point3]> = {
    north: [
      [x - 0.6, y - 0.6, z + 1.1],
      [1.2, 0.18, 1.2],
    ],
    south: [
      [x - 0.6, y + 0.42, z + 1.1],
      [1.2, 0.18, 1.2],
    ],
    west: [
      [x - 0.6, y - 0.6, z + 1.1],
      [0.18, 1.2, 1.2],
    ],
    east: [
      [x + 0.42, y - 0.6, z + 1.1],
      [0.18, 1.2, 1.2],
    ],
  };
  return [...legs, seat, box(material, ...backs[back])];
};

/** A desk with a screen, seen from the front. */
export const desk = (material: Material, [x, y, z]: Point3): Solid[] => {
  const screen = box(material, [x - 1, y - 0.5, z + 1.25], [2, 0.2, 1.4]);
  return [
    box('structure', [x - 1.6, y - 1, z], [3.2, 2, 1]),
    box('dark', [x - 0.15, y - 0.45, z + 1], [0.3, 0.15, 0.3]),
    decorated(
      screen,
      onLeft(screen, 'screen', [0.15, 0.15], [1.7, 1.1]),
      onLeft(screen, 'screenAccent', [0.35, 0.75], [0.9, 0.22]),
      onLeft(screen, 'screenText', [0.35, 0.4], [1.2, 0.16]),
    ),
  ];
};
