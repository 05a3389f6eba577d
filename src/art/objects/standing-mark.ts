import { company } from '#content/company.ts';
import { firstLetterOf, isStemAndVanes } from '../brand/mark-shapes.ts';
import { box } from '../kit/box.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { decorated, moved, type Solid } from '../kit/solid.ts';
import { leftSide } from '../kit/surface.ts';
import { lettering, letterWidth } from './lettering.ts';

const SCALE = 0.24;

/** An outline on the 32-unit grid of the mark, as an upright body. */
const upright = (
  material: Material,
  at: Point3,
  { from = 0, length }: { readonly from?: number; readonly length: number },
  ...outline: readonly Point2[]
): Solid => {
  const profile = outline.map(([u, v]): Point2 => [u * SCALE, (31.5 - v) * SCALE]);
  return moved(prism(material, { axis: 'y', from, length }, ...profile), at);
};

const stemAndVanes = (at: Point3, length: number): Solid[] => {
  // The vanes are held to the stem by short bars, which the flat mark does not need.
  const held = { from: 0.3, length: length - 0.6 };
  const bar = (v: number) => upright('dark', at, held, [10, v], [12.5, v], [12.5, v + 3], [10, v + 3]);
  return [
    upright('white', at, { length }, [2, 2.5], [10, 2.5], [10, 29.5], [2, 29.5]),
    bar(12),
    bar(19.8),
    upright('white', at, { length }, [12.5, 19.9], [17, 17.65], [30, 24.1], [30, 31.5], [12.5, 22.7]),
    upright('accent', at, { length }, [12.5, 9.3], [30, 0.5], [30, 9.4], [12.5, 18.2]),
  ];
};

/** The first letter of any other name on a slab, under one vane. */
const letterOnSlab = (at: Point3, thickness: number): Solid[] => {
  const [width, height] = [30 * SCALE, 20 * SCALE];
  const slab = box('white', at, [width, thickness, height]);
  const letter = firstLetterOf(company.shortName);
  const caps = height * 0.62;
  const from: Point2 = [(width - letterWidth(letter, caps)) / 2, (height - caps) / 2];
  return [
    decorated(slab, [lettering(letter, leftSide(slab.bounds), 'screenInk', from, caps)]),
    upright('accent', at, { length: thickness }, [0, 10.5], [30, 3], [30, 11.5], [0, 11.5]),
  ];
};

/** The company's mark as a standing body, facing the left side. */
export const standingMark = (at: Point3, thickness = 1.3): Solid[] =>
  (isStemAndVanes(company.shortName) ? stemAndVanes : letterOnSlab)(at, thickness);
