import { ball } from '../kit/ball.ts';
import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import { spot } from '../kit/frame.ts';
import type { Point3 } from '../kit/geometry.ts';
import { each, risers, vacancy } from '../kit/guides.ts';
import { faceClass, inkClasses } from '../kit/materials.ts';
import type { Picture } from '../kit/scene.ts';
import { standingOn } from '../kit/shadow.ts';
import { decorated, face, line } from '../kit/solid.ts';
import { stairs } from '../kit/stairs.ts';
import { desk } from '../objects/furniture.ts';
import { person } from '../objects/people.ts';

const inputs: readonly Point3[] = [
  [-1.8, -1.8, 1.6],
  [1.8, -1.8, 1.6],
  [-1.8, 1.8, 1.6],
  [1.8, 1.8, 1.6],
];

export const spots: Record<string, Picture> = {
  'ai-services': spot(
    standingOn(
      block('dark', [0, 0, 0], [6, 6, 0.4]),
      each(inputs, ([x, y]) => [cylinder('dark', [x, y, 0.4], 0.14, 0.6), ball('white', [x, y, 1.6], 0.7)]),
    ),
    inputs.map((input) => line('thin', input, [0, 0, 4.4])),
    ball('accent', [0, 0, 4.4], 1.15),
  ),
  'managed-services': spot(
    standingOn(
      decorated(cylinder('dark', [0, 0, 0], 3.7, 0.4), [spotMark(inkClasses.flow, [0, 0, 0.4], 3)]),
      [...desk('accent', [-0.6, -0.8, 0.4]), ...person('white', [0.6, 1.6, 0.4])],
    ),
  ),
  'consulting-services': spot(
    standingOn(box('dark', [-3.6, -2.4, 0], [7.2, 4.8, 0.4]), [
      ...stairs([3.2, -1.6, 0.4], {
        tread: 1.6,
        depth: 3.2,
        heights: [0.7, 1.5, 2.4, 3.4],
        material: 'white',
        top: 'accent',
      }),
      cylinder('dark', [-2.6, 0, 3.8], 0.1, 2.2),
      face(faceClass('left', 'straw'), [-2.6, 0, 6], [-2.6, 0, 5], [-1.2, 0, 5.5]),
    ]),
  ),
  'on-demand-services': spot(
    standingOn(block('dark', [0, 0, 0], [6.6, 6.6, 0.5]), [
      box('white', [-2.9, -2.9, 0.5], [2.6, 2.6, 1.6]),
      box('white', [0.3, -2.9, 0.5], [2.6, 2.6, 0.9]),
      box('white', [-2.9, 0.3, 0.5], [2.6, 2.6, 0.7]),
    ]),
    vacancy([0.3, 0.3, 0.5], [2.6, 2.6]),
    risers(0.5, 3.2, [0.3, 2.9], [2.9, 2.9], [2.9, 0.3]),
    box('accent', [0.3, 0.3, 3.2], [2.6, 2.6, 1.3]),
  ),
};
