import { box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { faceClass } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { face } from '#art/kit/solid.ts';
import { stairs } from '#art/kit/stairs.ts';
import { person } from '#art/objects/people.ts';

// A climb in four steps to a marked goal, with somebody on the way who has done it before.
export const picture = hero(
  standingOn(box('dark', [-6, -4, 0], [12.4, 8, 0.4]), [
    ...stairs([5.6, -2.6, 0.4], {
      tread: 2.8,
      depth: 5.2,
      heights: [1, 2.4, 3.9, 5.6],
      material: 'structure',
      top: 'accent',
    }),
    cylinder('dark', [-4.4, 0, 6], 0.14, 4),
    face(faceClass('left', 'straw'), [-4.4, 0, 10], [-4.4, 0, 8.4], [-2, 0, 9.2]),
    ...person('white', [4.2, 0.6, 1.4]),
    ...person('white', [1.4, -0.8, 2.8]),
  ]),
);
