import { box } from '../box.ts';
import { type Point2, type Point3, swapAxes } from '../geometry.ts';
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
    const corner = swapAxes(along, [start, at - width / 2, floor]);
    const frame = box(material, corner, swapAxes(along, [end - start, width, height]));
    const [u, v] = swapAxes(along, [0, RAIL, 0]);
    const [across, length] = swapAxes(along, [end - start, width - 2 * RAIL, 0]);
    return decorated(frame, [patch(topSide(frame.bounds), 'belt', [u, v], [across, length])]);
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
    const corner = swapAxes(along, [position, at - across / 2, floor + height]);
    return box(material, corner, swapAxes(along, [length, across, tall]));
  });

/** Animated goods on a belt: the first comes out of a machine, the last is taken off. */
export const traveling = (
  solids: readonly Solid[],
  { first, last }: { first?: Motion; last?: Motion } = {},
): Solid[] =>
  solids.map((solid, index) => {
    if (index === 0 && first) return moving(first, solid);
    if (index === solids.length - 1 && last) return moving(last, solid);
    return moving('convey', solid);
  });
