import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { building } from '#art/kit/machines/building.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { onLeft, onRight } from '#art/kit/surface.ts';
import { tree } from '#art/objects/plants.ts';

const kiosk = box('accent', [1.2, 1.8, 0.4], [3.6, 2.8, 1.7]);

export const picture = hero(
  standingOn(box('dark', [-6, -6, 0], [12, 12, 0.4]), [
    ...building({ at: [-5, -5, 0.4], size: [4, 4, 5.2] }),
    ...building({ at: [0, -4.8, 0.4], size: [4.4, 4.6, 10.4], material: 'white', ground: 0.9 }),
    box('accent', [0.9, -3.9, 11.05], [2.6, 2.6, 0.8]),
    ...building({ at: [-5, 0.8, 0.4], size: [4, 3.6, 3.2] }),
    decorated(
      kiosk,
      onLeft(kiosk, 'glass', [0.4, 0], [1.2, 1.2]),
      onLeft(kiosk, 'plainWhite', [2, 0.5], [1.2, 0.7]),
      onRight(kiosk, 'plainWhite', [0.5, 0.5], [1.8, 0.7]),
    ),
    ...tree([-0.4, 5.2, 0.4]),
    ...tree([5.2, -5.2, 0.4]),
    ...tree([-3.2, 5.2, 0.4]),
  ]),
);
