import type { Axis, Bounds, Point2, Point3 } from './geometry.ts';
import { type Ink, inkClasses } from './materials.ts';
import { disc, ellipse, polygon, polyline } from './shape.ts';
import { type Fragment, mark, type Solid } from './solid.ts';

/** A flat side on which marks are laid out from its lower left corner, as the viewer sees it. */
export interface Surface {
  readonly origin: Point3;
  readonly right: Point3;
  readonly up: Point3;
  readonly across: Axis;
  readonly size: Point2;
}

export const leftSide = ({ min, max }: Bounds): Surface => ({
  origin: [min[0], max[1], min[2]],
  right: [1, 0, 0],
  up: [0, 0, 1],
  across: 'y',
  size: [max[0] - min[0], max[2] - min[2]],
});

export const rightSide = ({ min, max }: Bounds): Surface => ({
  origin: [max[0], max[1], min[2]],
  right: [0, -1, 0],
  up: [0, 0, 1],
  across: 'x',
  size: [max[1] - min[1], max[2] - min[2]],
});

/** The top, read from its left corner: to the right runs along x, upwards runs against y. */
export const topSide = ({ min, max }: Bounds): Surface => ({
  origin: [min[0], max[1], max[2]],
  right: [1, 0, 0],
  up: [0, -1, 0],
  across: 'z',
  size: [max[0] - min[0], max[1] - min[1]],
});

export const pointOnSurface = ({ origin, right, up }: Surface, [u, v]: Point2): Point3 => [
  origin[0] + right[0] * u + up[0] * v,
  origin[1] + right[1] * u + up[1] * v,
  origin[2] + right[2] * u + up[2] * v,
];

const corners = ([u, v]: Point2, [width, height]: Point2): Point2[] => [
  [u, v + height],
  [u + width, v + height],
  [u + width, v],
  [u, v],
];

export const patch = (surface: Surface, ink: Ink, at: Point2, size: Point2): Fragment =>
  area(surface, ink, ...corners(at, size));

export const area = (surface: Surface, ink: Ink, ...points: readonly Point2[]): Fragment =>
  mark(ink, polygon(...points.map((point) => pointOnSurface(surface, point))));

export const stroke = (surface: Surface, ink: Ink, ...points: readonly Point2[]): Fragment =>
  mark(ink, polyline(...points.map((point) => pointOnSurface(surface, point))));

export const dot = (surface: Surface, ink: Ink, center: Point2, radius: number): Fragment => ({
  className: inkClasses[ink],
  shapes: [disc(ellipse(pointOnSurface(surface, center), radius, surface.across))],
});

/** Equal patches in rows and columns, centered on the surface: windows, keys, cells. */
export const patches = (
  surface: Surface,
  ink: Ink,
  {
    columns,
    rows,
    size,
    gap,
    from,
  }: { columns: number; rows: number; size: Point2; gap: Point2; from?: Point2 },
): Fragment[] => {
  const span = (count: number, axis: 0 | 1) => count * size[axis] + (count - 1) * gap[axis];
  const start = from ?? [(surface.size[0] - span(columns, 0)) / 2, (surface.size[1] - span(rows, 1)) / 2];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const at: Point2 = [start[0] + column * (size[0] + gap[0]), start[1] + row * (size[1] + gap[1])];
    return patch(surface, ink, at, size);
  });
};

/** Shorthands for the usual case: one patch on a side of a box. */
export const onLeft = (solid: Solid, ink: Ink, at: Point2, size: Point2): Fragment[] => [
  patch(leftSide(solid.bounds), ink, at, size),
];
export const onRight = (solid: Solid, ink: Ink, at: Point2, size: Point2): Fragment[] => [
  patch(rightSide(solid.bounds), ink, at, size),
];
export const onTop = (solid: Solid, ink: Ink, at: Point2, size: Point2): Fragment[] => [
  patch(topSide(solid.bounds), ink, at, size),
];
