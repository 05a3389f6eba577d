import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import { each } from '../kit/guides.ts';
import { faceClass, inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { cross } from '../kit/profiles.ts';
import { polygon } from '../kit/shape.ts';
import { decorated, face, group, line, type Solid } from '../kit/solid.ts';
import { leftSide, onLeft, onRight, patches, rightSide, stroke } from '../kit/surface.ts';

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
      [{ className: faceClass('top', accent), shapes: [polygon(sign)] }],
      onLeft(house, 'window', [0.4, 1], [0.9, 0.9]),
      onLeft(house, 'glass', [1.8, 0], [1.4, 1.5]),
      onLeft(house, 'window', [3.7, 1], [0.9, 0.9]),
      patches(rightSide(house.bounds), 'window', { columns: 3, rows: 1, size: [0.9, 0.9], gap: [0.5, 0] }),
    ),
    box(accent, [-1, 2.5, 1.6], [2, 0.9, 0.2]),
  ];
};

/** A pump jack over its well. */
export const pumpJack = (accent: Material): Solid[] => {
  const beam = prism('white', {
    axis: 'y',
    profile: [
      [-3, 2.9],
      [2.6, 4],
      [2.6, 4.5],
      [-3, 3.4],
    ],
    from: -0.3,
    length: 0.6,
  });
  const head = prism(accent, {
    axis: 'y',
    profile: [
      [2.5, 3.2],
      [3.2, 3.5],
      [3.4, 4.2],
      [3.2, 5],
      [2.5, 4.9],
    ],
    from: -0.4,
    length: 0.8,
  });
  return [
    group([
      line('strut', [
        [-1.4, -0.9, 0],
        [0, 0, 3.6],
        [1.4, -0.9, 0],
      ]),
      beam,
      head,
      line('strut', [
        [-1.4, 0.9, 0],
        [0, 0.3, 3.6],
        [1.4, 0.9, 0],
      ]),
    ]),
    box('structure', [-3.4, -1, 0], [1.6, 2, 1.3]),
    line('strut', [
      [-2.8, 0.4, 1.3],
      [-2.8, 0.3, 3],
    ]),
    line('flow', [
      [3.1, 0, 3.3],
      [3.1, 0, 0.6],
    ]),
    cylinder('dark', [3.1, 0, 0], 0.45, 0.6),
  ];
};

/** A temple front: steps, columns, pediment. */
export const bank = (accent: Material): Solid[] => [
  box('structure', [-3.3, -2.6, 0], [6.6, 5.4, 0.3]),
  box('dark', [-2.4, -2, 0.3], [4.6, 3.2, 2.4]),
  ...each([-2.7, -1, 0.7, 2.4], (x) => cylinder('white', [x + 0.25, 2, 0.3], 0.3, 2.4)),
  ...each([-1.8, 0.1], (y) => cylinder('white', [2.65, y, 0.3], 0.3, 2.4)),
  box('white', [-3.2, -2.4, 2.7], [6.4, 5, 0.3]),
  prism(accent, {
    axis: 'y',
    profile: [
      [-3.2, 3],
      [0, 4.7],
      [3.2, 3],
    ],
    from: -2.4,
    length: 5,
  }),
];

/** An airliner over the ground, nose to the lower left. */
export const airliner = (accent: Material): Solid[] => {
  const fuselage = prism('white', {
    axis: 'x',
    profile: [
      [-4.4, 2.5],
      [-4.3, 3],
      [-3.4, 3.25],
      [3, 3.25],
      [3.9, 2.95],
      [4.4, 2.3],
      [4.2, 1.9],
      [3.2, 1.65],
      [-2.6, 1.65],
    ],
    from: -0.75,
    length: 1.5,
  });
  const wing = (side: 1 | -1, material: Material): Solid => {
    const root = side * 0.7;
    const tip = side * 4.8;
    const upper: Point3[] = [
      [root, 1.4, 2],
      [tip, -0.9, 2.3],
      [tip, -1.7, 2.3],
      [root, -0.9, 2],
    ];
    return face(faceClass('top', material), upper);
  };
  const side = rightSide({ min: [-0.75, -4.4, 1.65], max: [0.75, 4.4, 3.25] });
  return [
    {
      ...group([
        face(faceClass('left', 'structure'), [
          [-0.7, -3, 2.6],
          [-2, -4.4, 2.7],
          [-2, -4.9, 2.7],
          [-0.7, -4.2, 2.6],
        ]),
        wing(-1, 'structure'),
        face(faceClass('right', accent), [
          [0, -4.3, 3],
          [0, -5, 5.4],
          [0, -4.1, 5.4],
          [0, -2.3, 3.2],
        ]),
        decorated(
          fuselage,
          patches(side, 'glass', {
            columns: 7,
            rows: 1,
            size: [0.4, 0.36],
            gap: [0.42, 0],
            from: [1.7, 0.85],
          }),
          [
            stroke(side, 'thin', [
              [0.6, 0.55],
              [7.2, 0.55],
            ]),
          ],
        ),
        face(inkClasses.glass, [
          [-0.6, 3.2, 3.2],
          [0.75, 3.2, 3.2],
          [0.75, 3.75, 3.02],
          [-0.6, 3.75, 3.02],
        ]),
        face(faceClass('top', accent), [
          [0.75, -3, 2.6],
          [2, -4.4, 2.7],
          [2, -4.9, 2.7],
          [0.75, -4.2, 2.6],
        ]),
        cylinder('structure', [2.3, -0.6, 1.6], 0.4, 1.5, 'y'),
        wing(1, accent),
      ]),
      footprints: [
        [
          [-0.7, -4.4],
          [0.7, -4.4],
          [0.7, 4],
          [-0.7, 4],
        ],
        [
          [-4.8, -1.7],
          [4.8, -1.7],
          [4.8, -0.9],
          [0.7, 1.2],
          [-0.7, 1.2],
          [-4.8, -0.9],
        ],
      ],
    },
  ];
};

/** A shop with its awning out. */
export const shop = (accent: Material): Solid[] => {
  const house = box('white', [-2.9, -2.4, 0], [5.8, 4.2, 2.8]);
  const awning = prism(accent, {
    axis: 'x',
    profile: [
      [1.8, 2.4],
      [1.8, 2.7],
      [3.1, 1.9],
      [3.1, 1.6],
    ],
    from: -2.9,
    length: 5.8,
  });
  return [
    decorated(
      house,
      onLeft(house, 'glass', [0.5, 0.4], [2.6, 1.4]),
      onLeft(house, 'panel', [3.7, 0], [1.4, 1.9]),
      onRight(house, 'window', [0.8, 0.9], [2.4, 1.1]),
    ),
    awning,
    block('dark', [-1.4, -0.6, 2.8], [1.4, 1.4, 0.5]),
    spotted([1.2, 2.4, 0]),
  ];
};

/** A goods crate before the door. */
const spotted = ([x, y, z]: Point3): Solid =>
  decorated(cylinder('structure', [x, y, z], 0.45, 0.7), [spotMark(inkClasses.belt, [x, y, z + 0.7], 0.3)]);
