import type { Point3 } from '../geometry.ts';
import { polyline } from '../shape.ts';
import { mark, type Solid } from '../solid.ts';

export interface Mast {
  readonly at: Point3;
  readonly height: number;
  /** Half the width at the foot. */
  readonly foot: number;
  /** Half the width at the head. */
  readonly head?: number;
  readonly levels?: number;
  /** Cross-arms: level and half their length, along x. */
  readonly arms?: readonly (readonly [number, number])[];
}

/** A lattice tower on four legs, as one body: its struts cross each other too often to sort. */
export const mast = ({ at: [x, y, z], height, foot, head = 0.15, levels = 4, arms = [] }: Mast): Solid => {
  const half = (level: number) => foot + ((head - foot) * level) / height;
  const corner = (level: number, index: number): Point3 => {
    const reach = half(level);
    const signs = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ][index % 4]!;
    return [x + reach * signs[0]!, y + reach * signs[1]!, z + level];
  };
  // Spacing shrinks with the width, so the lattice keeps its proportions.
  const stops = Array.from({ length: levels + 1 }, (_, index) => height * (1 - (1 - index / levels) ** 1.4));
  const braces = stops.slice(0, -1).flatMap((low, index) => {
    const high = stops[index + 1]!;
    return [1, 2].map((side) => polyline(corner(low, side), corner(high, side + 1)));
  });
  const rings = stops
    .slice(1, -1)
    .map((level) => polyline(...[1, 2, 3].map((index) => corner(level, index))));
  const legs = [0, 1, 2, 3].map((index) => polyline(corner(0, index), corner(height, index)));
  const crossArms = arms.map(([level, reach]) =>
    polyline([x - reach, y, z + level], [x + reach, y, z + level]),
  );
  return {
    bounds: { min: [x - foot, y - foot, z], max: [x + foot, y + foot, z + height] },
    fragments: [
      { ...mark('thin', rings[0]!), shapes: [...rings, ...braces] },
      { ...mark('strut', legs[0]!), shapes: [...legs, ...crossArms] },
    ],
    castsNoShadow: true,
  };
};
