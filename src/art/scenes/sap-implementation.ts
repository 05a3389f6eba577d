import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { each, risers, vacancy } from '#art/kit/guides.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, moving } from '#art/kit/solid.ts';
import { patch, topSide } from '#art/kit/surface.ts';

// Eight modules around one core, which is lowered into the place kept for it.
const modules: readonly (readonly [number, number, number, Material])[] = [
  [-5, -5, 2.4, 'structure'],
  [-1.5, -5, 1.4, 'white'],
  [2, -5, 3.4, 'structure'],
  [-5, -1.5, 1.6, 'white'],
  [2, -1.5, 1.2, 'white'],
  [-5, 2, 3, 'structure'],
  [-1.5, 2, 1, 'white'],
  [2, 2, 1.8, 'structure'],
];
const blocks = each(modules, ([x, y, height, material]) => {
  const module = box(material, [x, y, 0.6], [3, 3, height]);
  return decorated(module, [patch(topSide(module.bounds), 'shade', [0.5, 0.5], [2, 2])]);
});
const core = box('accent', [-1.5, -1.5, 6.4], [3, 3, 2.6]);

export const picture = hero(
  standingOn(box('dark', [-5.6, -5.6, 0], [11.2, 11.2, 0.6]), blocks),
  vacancy([-1.5, -1.5, 0.6], [3, 3]),
  risers(1.6, 6.4, [-1.5, 1.5], [1.5, 1.5], [1.5, -1.5]),
  moving('hover', decorated(core, [patch(topSide(core.bounds), 'plainWhite', [0.8, 0.8], [1.4, 1.4])])),
);
