import { box } from '../box.ts';
import { add, type Point3, swapAxes } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Solid } from '../solid.ts';

export interface Gantry {
  /** The middle of the gate on the floor. */
  readonly at: Point3;
  /** Across which axis the beam spans. */
  readonly across: 'x' | 'y';
  readonly span: number;
  readonly height: number;
  readonly beam?: Material;
  readonly posts?: Material;
  readonly thickness?: number;
}

/** Two posts and a beam over a line of work. */
export const gantry = ({
  at,
  across,
  span,
  height,
  beam = 'accent',
  posts = 'dark',
  thickness = 1,
}: Gantry): Solid[] => {
  const post = 0.7;
  const overhang = 0.2;
  const place = (along: number, offset: number, level: number, size: Point3, material: Material) =>
    box(material, add(at, swapAxes(across, [along, offset, level])), swapAxes(across, size));
  return [
    place(-span / 2, -thickness / 2, 0, [post, thickness, height], posts),
    place(span / 2 - post, -thickness / 2, 0, [post, thickness, height], posts),
    place(
      -span / 2 - overhang,
      -thickness / 2 - 0.1,
      height,
      [span + 2 * overhang, thickness + 0.2, 0.8],
      beam,
    ),
  ];
};
