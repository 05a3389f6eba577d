import type { DrawnFile } from '../drawn-file.ts';
import { block } from '../kit/box.ts';
import { vacancy, wireframe } from '../kit/guides.ts';
import { drawPicture } from '../kit/scene.ts';
import { openGround } from '../kit/skins.ts';
import { writeStandalone } from '../kit/write-standalone.ts';

const SIZE = [640, 400] as const;

/** The placeholder for images that fail to load: an empty, dashed outline. */
export const drawPlaceholder = (): DrawnFile => {
  const drawing = drawPicture({
    solids: [
      block('dark', [0, 0, 0], [7.6, 7.6, 0.5]),
      vacancy([-1.8, -1.8, 0.5], [3.6, 3.6]),
      wireframe({ min: [-1.8, -1.8, 0.5], max: [1.8, 1.8, 3.7] }),
    ],
    canvas: { width: SIZE[0], height: SIZE[1] },
  });
  const look = { skin: 'drawn', area: 'company', size: SIZE, field: openGround } as const;
  return { name: 'images/placeholder', text: writeStandalone(drawing, look), size: SIZE };
};
