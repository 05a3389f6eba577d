import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { handheld } from '#art/kit/machines/handheld.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, face } from '#art/kit/solid.ts';
import { leftSide, onRight, patch, patches } from '#art/kit/surface.ts';

const carton = box('white', [0, -6.4, 0.4], [4.6, 4.4, 4]);
const label = leftSide(carton.bounds);
const bars = [0, 0.5, 0.8, 1.4, 1.8, 2.1, 2.7].map((at, index) =>
  patch(label, 'screenInk', [0.9 + at, 1.3], [index % 3 ? 0.14 : 0.28, 1.6]),
);

const { body, screen } = handheld({
  at: [3.4, 2.6, 0.4],
  facing: 'right',
  size: [3.4, 6.6],
  thickness: 1.2,
  radius: 0.5,
  bezel: 0.35,
});
const reader = decorated(body, [
  patch(screen, 'screenAccent', [0.5, 5.2], [2.4, 0.75]),
  patch(screen, 'screenText', [0.5, 4.6], [2, 0.3]),
  patch(screen, 'screenText', [0.5, 4.1], [1.4, 0.3]),
  ...patches(screen, 'screenText', {
    columns: 3,
    rows: 4,
    size: [0.7, 0.5],
    gap: [0.25, 0.25],
    from: [0.5, 0.7],
  }),
]);

const head = box('accent', [3.1, 2.3, 6.6], [1.8, 4, 1.1]);

// A reader looks at the label of a carton; the goods around have been counted.
export const picture = hero(
  standingOn(box('dark', [-6, -7, 0], [12, 14, 0.4]), [
    box('white', [-5, -6, 0.4], [3, 3, 2.4]),
    box('accent', [-4.6, -5.6, 2.8], [2, 2, 1.6]),
    box('straw', [-5, 0.6, 0.4], [2.4, 2.4, 1.8]),
    box('white', [-1.6, 3.4, 0.4], [2, 2, 1.4]),
    decorated(carton, bars),
    reader,
    decorated(head, onRight(head, 'glass', [1, 0.35], [2.2, 0.45])),
  ]),
  face(inkClasses.beam, [0.9, -2, 2.2], [4, -2, 2.2], [4, 2.3, 7.1]),
);
