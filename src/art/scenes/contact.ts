import { block, box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { building } from '#art/kit/machines/building.ts';
import type { Material } from '#art/kit/materials.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { polyline } from '#art/kit/shape.ts';
import { decorated, movedAll, type Solid } from '#art/kit/solid.ts';
import { area, dot, rightSide, stroke } from '#art/kit/surface.ts';
import { pin } from '#art/objects/pin.ts';

/** A piece of a town with its office and a pin over it. */
const office = (at: Point3, material: Material, heights: readonly number[]): Solid[] =>
  movedAll(
    [
      ...standingOn(block('dark', [0, 0, 0], [7, 7, 0.5]), [
        ...building({ at: [-2.8, -2.8, 0.5], size: [2.2, 2.2, heights[0]!], roof: false }),
        ...building({ at: [0.4, -2.8, 0.5], size: [2.4, 2.4, heights[1]!], material: 'white', roof: false }),
        ...building({ at: [-2.8, 0.4, 0.5], size: [2.4, 2.4, heights[2]!], roof: false }),
      ]),
      ...pin(material, [1.6, 1.6, 0.5]),
    ],
    at,
  );

const letter = box('white', [-0.4, -3.4, 6.8], [0.35, 6.8, 4.4]);
const front = rightSide(letter.bounds);

/** The way of the letter from one office to the other. */
const flight: Solid = {
  bounds: { min: [-6, -6, 4], max: [6, 6, 9] },
  fragments: [
    {
      className: inkClasses.flow,
      shapes: [
        polyline(
          ...Array.from({ length: 17 }, (_, step): Point3 => {
            const share = step / 16;
            return [-2.6 + 8.4 * share, 5.8 - 8.4 * share, 4.7 + Math.sin(share * Math.PI) * 5];
          }),
        ),
      ],
    },
  ],
  castsNoShadow: true,
};

export const picture = hero(
  office([-4.2, 4.2, 0], 'accent', [3.4, 5, 2.2]),
  office([4.2, -4.2, 0], 'accent', [2.2, 3.6, 4.4]),
  flight,
  decorated(letter, [
    area(front, 'shade', [0, 4.4], [3.4, 1.7], [6.8, 4.4]),
    stroke(front, 'thin', [0, 4.4], [3.4, 1.7], [6.8, 4.4]),
    stroke(front, 'thin', [0, 0], [2.5, 2.4]),
    stroke(front, 'thin', [6.8, 0], [4.3, 2.4]),
    dot(front, 'plainAccent', [3.4, 1.8], 0.55),
  ]),
);
