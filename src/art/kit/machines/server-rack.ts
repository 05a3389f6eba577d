import { box } from '../box.ts';
import type { Point3 } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { decorated, type Fragment, type Solid } from '../solid.ts';
import { leftSide, patch, stroke } from '../surface.ts';

export interface ServerRack {
  readonly at: Point3;
  readonly size?: Point3;
  readonly material?: Material;
  /** Which units, from the lowest, show a lit light. */
  readonly lit?: readonly number[];
}

const UNIT_HEIGHT = 0.55;

/** A cabinet with its units and their lights on the left side. */
export const serverRack = ({
  at,
  size = [1.6, 2, 3.4],
  material = 'structure',
  lit = [],
}: ServerRack): Solid => {
  const cabinet = box(material, at, size);
  const front = leftSide(cabinet.bounds);
  const colored = material !== 'structure' && material !== 'dark' && material !== 'white';
  const units = Math.floor((size[2] - 0.4) / UNIT_HEIGHT);
  const marks: Fragment[] = [];
  for (let unit = 0; unit < units; unit++) {
    const level = 0.35 + unit * UNIT_HEIGHT;
    marks.push(
      stroke(
        front,
        colored ? 'whiteLine' : 'thin',
        [0.2, level],
        [size[0] - (lit.includes(unit) ? 0.55 : 0.2), level],
      ),
    );
    if (lit.includes(unit))
      marks.push(patch(front, 'plainStraw', [size[0] - 0.4, level - 0.08], [0.2, 0.16]));
  }
  return decorated(cabinet, marks);
};
