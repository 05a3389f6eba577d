import { add, type Bounds, boundsOf, type Point2, type Point3, unionOf } from './geometry.ts';
import { faceClass, type Ink, inkClasses, type Material, type Motion, type Side } from './materials.ts';
import { project } from './projection.ts';
import { polygon, polyline, type Shape, shifted } from './shape.ts';

/** One mark of the drawing: an outline and the class that colors it. */
export interface Fragment {
  readonly className: string;
  /** Outlines written as one path: overlapping ones do not darken each other. */
  readonly shapes: readonly Shape[];
}

/** A body of the scene: its bounds, and its marks from back to front. */
export interface Solid {
  readonly bounds: Bounds;
  readonly fragments: readonly Fragment[];
  /** Convex outlines on the ground for the shadow; defaults to the rectangle of the bounds. */
  readonly footprints?: readonly (readonly Point2[])[];
  /** Higher layers are drawn over lower ones whatever their position. */
  readonly layer?: number;
  readonly motion?: Motion;
  /** Set for lines, marks and glowing parts. */
  readonly castsNoShadow?: boolean;
  /** Cuts the body in two, to break cycles in the painting order. */
  readonly split?: () => readonly Solid[];
}

export const mark = (ink: Ink, shape: Shape): Fragment => ({ className: inkClasses[ink], shapes: [shape] });

/** An outline in the tone of a side. */
export const sideMark = (side: Side, material: Material, shape: Shape): Fragment => ({
  className: faceClass(side, material),
  shapes: [shape],
});

/** A line in space, as a body of its own. */
export const line = (ink: Ink, ...points: readonly Point3[]): Solid => ({
  bounds: boundsOf(points),
  fragments: [mark(ink, polyline(...points))],
  castsNoShadow: true,
});

/** A flat polygon in space. */
export const face = (className: string, ...points: readonly Point3[]): Solid => ({
  bounds: boundsOf(points),
  fragments: [{ className, shapes: [polygon(...points)] }],
  castsNoShadow: true,
});

/** The solid with marks laid over it. */
export const decorated = (solid: Solid, ...marks: readonly (readonly Fragment[])[]): Solid => ({
  ...solid,
  fragments: [...solid.fragments, ...marks.flat()],
  // Cutting would repeat the marks.
  split: undefined,
});

/** Several bodies, already in painting order, that the sorter treats as one. */
export const group = (solids: readonly Solid[]): Solid => ({
  bounds: unionOf(solids.map((solid) => solid.bounds)),
  fragments: solids.flatMap((solid) => solid.fragments),
});

export const moved = (solid: Solid, by: Point3): Solid => ({
  ...solid,
  bounds: { min: add(solid.bounds.min, by), max: add(solid.bounds.max, by) },
  fragments: solid.fragments.map((fragment) => ({
    ...fragment,
    shapes: fragment.shapes.map((shape) => shifted(shape, project(by))),
  })),
  footprints: solid.footprints?.map((outline) => outline.map(([x, y]) => [x + by[0], y + by[1]])),
  split: solid.split && (() => solid.split!().map((part) => moved(part, by))),
});

export const movedAll = (solids: readonly Solid[], by: Point3): Solid[] =>
  solids.map((solid) => moved(solid, by));

export const onLayer = (layer: number, solids: readonly Solid[]): Solid[] =>
  solids.map((solid) => ({ ...solid, layer }));

export const moving = (motion: Motion, solid: Solid): Solid => ({ ...solid, motion });
