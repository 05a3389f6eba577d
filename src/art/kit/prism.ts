import { type Axis, boundsOf, type Point2, type Point3, signedArea } from './geometry.ts';
import type { Material, Side } from './materials.ts';
import { nearness, TOWARDS_VIEWER } from './projection.ts';
import { polygon } from './shape.ts';
import { type Solid, sideMark } from './solid.ts';

interface Extrusion {
  /** The direction of extrusion; the profile lies across it: (y,z), (x,z) or (x,y). */
  readonly axis: Axis;
  readonly from: number;
  readonly length: number;
}

const caps: Record<Axis, Side> = { x: 'right', y: 'left', z: 'top' };

const placed = (axis: Axis, [u, v]: Point2, at: number): Point3 =>
  axis === 'x' ? [at, u, v] : axis === 'y' ? [u, at, v] : [u, v, at];

const sideOf = (axis: Axis, [normalU, normalV]: Point2): Side => {
  if (axis === 'z') return normalU > normalV ? 'right' : 'left';
  if (normalV > 0.45) return 'top';
  return axis === 'y' ? 'right' : 'left';
};

interface Wall {
  readonly side: Side;
  readonly edges: Point2[];
  readonly normal: Point2;
}

/** The sides that face the viewer; smooth runs of one tone become one wall without inner lines. */
const visibleWalls = (axis: Axis, profile: readonly Point2[]): Wall[] => {
  const viewer: Point2 =
    axis === 'z' ? [TOWARDS_VIEWER[0], TOWARDS_VIEWER[1]] : [TOWARDS_VIEWER[0], TOWARDS_VIEWER[2]];
  const walls: Wall[] = [];
  profile.forEach((start, index) => {
    const end = profile[(index + 1) % profile.length]!;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const normal: Point2 = [(end[1] - start[1]) / length, (start[0] - end[0]) / length];
    if (normal[0] * viewer[0] + normal[1] * viewer[1] < 0.01) return;
    const side = sideOf(axis, normal);
    const previous = walls.at(-1);
    const smooth =
      previous &&
      previous.side === side &&
      previous.edges.at(-1) === start &&
      previous.normal[0] * normal[0] + previous.normal[1] * normal[1] > 0.8;
    if (smooth) {
      walls[walls.length - 1] = { side, normal, edges: [...previous.edges, end] };
    } else {
      walls.push({ side, normal, edges: [start, end] });
    }
  });
  return walls;
};

/** A polygon pushed along an axis. */
export const prism = (
  material: Material,
  { axis, from, length }: Extrusion,
  ...profile: readonly Point2[]
): Solid => {
  const outline = signedArea(profile) < 0 ? [...profile].reverse() : profile;
  const end = from + length;
  const depthOf = ({ edges }: Wall) =>
    edges.reduce((sum, edge) => sum + nearness(placed(axis, edge, from)), 0) / edges.length;
  const walls = visibleWalls(axis, outline).sort((a, b) => depthOf(a) - depthOf(b));
  const near = outline.map((point) => placed(axis, point, end));
  const fragments = walls.map(({ side, edges }) => {
    const behind = edges.map((edge) => placed(axis, edge, from)).reverse();
    return sideMark(side, material, polygon(...edges.map((edge) => placed(axis, edge, end)), ...behind));
  });
  return {
    bounds: boundsOf([...outline.map((point) => placed(axis, point, from)), ...near]),
    fragments: [...fragments, sideMark(caps[axis], material, polygon(...near))],
    footprints: axis === 'z' ? [outline] : undefined,
  };
};
