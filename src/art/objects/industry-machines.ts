import { box } from '../kit/box.ts';
import { cylinder } from '../kit/cylinder.ts';
import { faceClass, inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { decorated, face, group, line, type Solid } from '../kit/solid.ts';
import { patches, rightSide, stroke } from '../kit/surface.ts';

/** A pump jack over its well. */
export const pumpJack = (accent: Material): Solid[] => {
  const beam = prism(
    'white',
    { axis: 'y', from: -0.3, length: 0.6 },
    [-3, 2.9],
    [2.6, 4],
    [2.6, 4.5],
    [-3, 3.4],
  );
  const head = prism(
    accent,
    { axis: 'y', from: -0.4, length: 0.8 },
    [2.5, 3.2],
    [3.2, 3.5],
    [3.4, 4.2],
    [3.2, 5],
    [2.5, 4.9],
  );
  return [
    group([
      line('strut', [-1.4, -0.9, 0], [0, 0, 3.6], [1.4, -0.9, 0]),
      beam,
      head,
      line('strut', [-1.4, 0.9, 0], [0, 0.3, 3.6], [1.4, 0.9, 0]),
    ]),
    box('structure', [-3.4, -1, 0], [1.6, 2, 1.3]),
    line('strut', [-2.8, 0.4, 1.3], [-2.8, 0.3, 3]),
    line('flow', [3.1, 0, 3.3], [3.1, 0, 0.6]),
    cylinder('dark', [3.1, 0, 0], 0.45, 0.6),
  ];
};

/** An airliner over the ground, nose to the lower left. */
export const airliner = (accent: Material): Solid[] => {
  const fuselage = prism(
    'white',
    { axis: 'x', from: -0.75, length: 1.5 },
    [-4.4, 2.5],
    [-4.3, 3],
    [-3.4, 3.25],
    [3, 3.25],
    [3.9, 2.95],
    [4.4, 2.3],
    [4.2, 1.9],
    [3.2, 1.65],
    [-2.6, 1.65],
  );
  const wing = (side: 1 | -1, material: Material): Solid => {
    const root = side * 0.7;
    const tip = side * 4.8;
    return face(
      faceClass('top', material),
      [root, 1.4, 2],
      [tip, -0.9, 2.3],
      [tip, -1.7, 2.3],
      [root, -0.9, 2],
    );
  };
  const side = rightSide({ min: [-0.75, -4.4, 1.65], max: [0.75, 4.4, 3.25] });
  return [
    {
      ...group([
        face(
          faceClass('left', 'structure'),
          [-0.7, -3, 2.6],
          [-2, -4.4, 2.7],
          [-2, -4.9, 2.7],
          [-0.7, -4.2, 2.6],
        ),
        wing(-1, 'structure'),
        face(faceClass('right', accent), [0, -4.3, 3], [0, -5, 5.4], [0, -4.1, 5.4], [0, -2.3, 3.2]),
        decorated(
          fuselage,
          patches(side, 'glass', {
            columns: 7,
            rows: 1,
            size: [0.4, 0.36],
            gap: [0.42, 0],
            from: [1.7, 0.85],
          }),
          [stroke(side, 'thin', [0.6, 0.55], [7.2, 0.55])],
        ),
        face(inkClasses.glass, [-0.6, 3.2, 3.2], [0.75, 3.2, 3.2], [0.75, 3.75, 3.02], [-0.6, 3.75, 3.02]),
        face(faceClass('top', accent), [0.75, -3, 2.6], [2, -4.4, 2.7], [2, -4.9, 2.7], [0.75, -4.2, 2.6]),
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
