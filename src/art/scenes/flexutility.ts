import { box } from '#art/kit/box.ts';
import { cylinder, spotMark } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { each } from '#art/kit/guides.ts';
import { mast } from '#art/kit/machines/mast.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, line, onLayer } from '#art/kit/solid.ts';
import { house } from '#art/objects/houses.ts';

const pylons = [-4, 3.4];
const arms = [
  [6.6, 2.1],
  [7.9, 1.5],
] as const;

// Two pylons, four homes, and the meters that are read at the kerb.
export const picture = hero(
  standingOn(box('dark', [-6.6, -6, 0], [13.2, 12, 0.4]), [
    ...each(pylons, (y) => mast({ at: [-4.4, y, 0.4], height: 9, foot: 1.1, levels: 5, arms })),
    ...house('accent', [0, -5, 0.4]),
    ...house('structure', [3.6, -5, 0.4]),
    ...house('structure', [0, 0.2, 0.4]),
    ...house('accent', [3.6, 0.2, 0.4]),
    ...each([1.2, 4.8], (x) =>
      decorated(cylinder('straw', [x, 5, 0.4], 0.75, 0.7), [
        spotMark(inkClasses.plainWhite, [x, 5, 1.1], 0.4),
      ]),
    ),
  ]),
  onLayer(
    1,
    arms.flatMap(([level, reach]) =>
      [-reach, reach].map((side) =>
        line('flow', [-4.4 + side, -4, level + 0.4], [-4.4 + side, 3.4, level + 0.4]),
      ),
    ),
  ),
);
