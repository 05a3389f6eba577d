import { box } from '../box.ts';
import type { Point2, Point3 } from '../geometry.ts';
import type { Material, Motion } from '../materials.ts';
import { decorated, moving, type Solid } from '../solid.ts';
import { patch, topSide } from '../surface.ts';

export interface Conveyor {
  /** The direction of travel. */
  readonly along: 'x' | 'y';
  /** The center line's position on the other axis. */
  readonly at: number;
  readonly floor?: number;
  readonly from: number;
  readonly to: number;
  /** Stretches inside machines, which are not drawn. */
  readonly gaps?: readonly Point2[];
  readonly width?: number;
  readonly height?: number;
  readonly material?: Material;
}

const RAIL = 0.3;

/** A belt between two rails, in pieces, so that it sorts correctly with the machines it runs through. */
export const conveyor = ({
  along,
  at,
  floor = 0,
  from,
  to,
  gaps = [],
  width = 2,
  height = 0.9,
  material = 'structure',
}: Conveyor): Solid[] => {
  const ends = [from, ...gaps.flat(), to];
  const pieces = Array.from(
    { length: ends.length / 2 },
    (_, piece): Point2 => [ends[piece * 2]!, ends[piece * 2 + 1]!],
  );
  return pieces.map(([start, end]) => {
    const corner: Point3 = along === 'x' ? [start, at - width / 2, floor] : [at - width / 2, start, floor];
    const size: Point3 = along === 'x' ? [end - start, width, height] : [width, end - start, height];
    const frame = box(material, corner, size);
    const top = topSide(frame.bounds);
    const belt: [Point2, Point2] =
      along === 'x'
        ? [
            [0, RAIL],
            [end - start, width - 2 * RAIL],
          ]
        : [
            [RAIL, 0],
            [width - 2 * RAIL, end - start],
          ];
    return decorated(frame, [patch(top, 'belt', ...belt)]);
  });
};

/** Goods on a belt, one after the other. */
export const goods = (
  material: Material,
  { along, at, floor = 0, height = 0.9 }: Pick<Conveyor, 'along' | 'at' | 'floor' | 'height'>,
  positions: readonly number[],
  size: Point3 = [1.2, 1.6, 0.7],
): Solid[] =>
  positions.map((position) => {
    const [across, length, tall] = size;
    return along === 'x'
      ? box(material, [position, at - across / 2, floor + height], [length, across, tall])
      : box(material, [at - across / 2, position, floor + height], [across, length, tall]);
  });

/** Goods that travel while the page is open: the first comes out of a machine, the last is taken away. */
export const travelling = (
  solids: readonly Solid[],
  { first, last }: { first?: Motion; last?: Motion } = {},
): Solid[] =>
  solids.map((solid, index) => {
    if (index === 0 && first) return moving(first, solid);
    if (index === solids.length - 1 && last) return moving(last, solid);
    return moving('convey', solid);
  });
