import { box } from '../box.ts';
import { cylinder } from '../cylinder.ts';
import type { Point2, Point3 } from '../geometry.ts';
import { type Ink, inkClasses, type Material } from '../materials.ts';
import { decorated, type Fragment, face, type Solid } from '../solid.ts';
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
    stroke(surface, 'thin', [at[0], at[1] + rise], [at[0] + width, at[1] + rise]),
  );

const LIGHT_REACH = 2.2;

/** The pool of light that a window on the right, or a mouth on either side, throws on the floor. */
const lightBefore = (
  side: 'left' | 'right',
  { bounds: { min, max } }: Solid,
  from: number,
  width: number,
): Solid => {
  const spread = 0.5;
  const pool: Point3[] =
    side === 'right'
      ? [
          [max[0], max[1] - from, min[2]],
          [max[0], max[1] - from - width, min[2]],
          [max[0] + LIGHT_REACH, max[1] - from - width - spread, min[2]],
          [max[0] + LIGHT_REACH, max[1] - from + spread, min[2]],
        ]
      : [
          [min[0] + from, max[1], min[2]],
          [min[0] + from + width, max[1], min[2]],
          [min[0] + from + width + spread, max[1] + LIGHT_REACH, min[2]],
          [min[0] + from - spread, max[1] + LIGHT_REACH, min[2]],
        ];
  return face(inkClasses.light, ...pool);
};

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
  if (window) parts.unshift(lightBefore(window.side, body, window.at[0], window.size[0]));
  if (mouth) parts.unshift(lightBefore(mouth.side, body, mouth.at[0], mouth.size[0]));
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
