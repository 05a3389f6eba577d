import { box } from '../box.ts';
import { cylinder } from '../cylinder.ts';
import type { Point2, Point3 } from '../geometry.ts';
import type { Ink, Material } from '../materials.ts';
import { decorated, type Fragment, type Solid } from '../solid.ts';
import { leftSide, patch, rightSide, stroke } from '../surface.ts';

export interface Station {
  readonly at: Point3;
  readonly size: Point3;
  readonly material?: Material;
  /** The mouth through which a belt passes, on the left or right side: position and size. */
  readonly mouth?: { side: 'left' | 'right'; ink: Ink; at: Point2; size: Point2 };
  /** The window on the other side. */
  readonly window?: { side: 'left' | 'right'; at: Point2; size: Point2 };
  readonly lamp?: Material;
  readonly hatch?: boolean;
}

/** Short strokes, like the slots of a cooling grille. */
const vents = (surface: ReturnType<typeof leftSide>, at: Point2, width: number): Fragment[] =>
  [0, 0.22, 0.44].map((rise) =>
    stroke(surface, 'thin', [
      [at[0], at[1] + rise],
      [at[0] + width, at[1] + rise],
    ]),
  );

/** A closed machine: body on a plinth, a mouth for the belt, a window, vents and a signal lamp. */
export const station = ({
  at,
  size,
  material = 'structure',
  mouth,
  window,
  lamp,
  hatch = true,
}: Station): Solid[] => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const body = box(material, at, size);
  const sides = { left: leftSide(body.bounds), right: rightSide(body.bounds) };
  const marks: Fragment[] = [];
  if (mouth) marks.push(patch(sides[mouth.side], mouth.ink, mouth.at, mouth.size));
  if (window) {
    const surface = sides[window.side];
    marks.push(patch(surface, 'panel', window.at, window.size));
    const beside = window.at[0] + window.size[0] + 0.35;
    if (surface.size[0] - beside > 0.9) marks.push(...vents(surface, [beside, window.at[1] + 0.1], 0.5));
  }
  const parts = [decorated(body, marks)];
  if (hatch) {
    parts.push(
      box('dark', [x + width * 0.22, y + depth * 0.2, z + height], [width * 0.5, depth * 0.4, 0.35]),
    );
  }
  if (lamp) {
    parts.push(cylinder('dark', [x + width - 0.5, y + depth - 0.6, z + height], 0.12, 0.6));
    parts.push(cylinder(lamp, [x + width - 0.5, y + depth - 0.6, z + height + 0.6], 0.22, 0.45));
  }
  return parts;
};
