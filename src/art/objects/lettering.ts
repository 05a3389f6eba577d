import { asPolygons, CAP_HEIGHT, outlineOf } from '../brand/outline.ts';
import type { Point2 } from '../kit/geometry.ts';
import { type Ink, inkClasses } from '../kit/materials.ts';
import { polygon } from '../kit/shape.ts';
import type { Fragment } from '../kit/solid.ts';
import { pointOnSurface, type Surface } from '../kit/surface.ts';

/** The width of a word. */
export const letterWidth = (word: string, capHeight: number): number =>
  (outlineOf(word).width * capHeight) / CAP_HEIGHT;

/** A word painted on a surface, from the start of its baseline. */
export const lettering = (
  word: string,
  surface: Surface,
  ink: Ink,
  [u, v]: Point2,
  capHeight: number,
): Fragment => {
  const scale = capHeight / CAP_HEIGHT;
  return {
    className: inkClasses[ink],
    shapes: asPolygons(outlineOf(word)).map((points) =>
      polygon(...points.map(([x, y]) => pointOnSurface(surface, [u + x * scale, v - y * scale]))),
    ),
  };
};
