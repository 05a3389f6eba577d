import { company } from '#content/company.ts';
import { firstLetterOf, isStemAndVanes } from '../brand/mark-shapes.ts';
import { box } from '../kit/box.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { prism } from '../kit/prism.ts';
import { decorated, moved, type Solid } from '../kit/solid.ts';
import { leftSide } from '../kit/surface.ts';
import { lettering, letterWidth } from './lettering.ts';

const SCALE = 0.24;

/** The outlines of the mark on its 32-unit grid: a stem and two vanes. */
const stem: Point2[] = [
  [2, 2.5],
  [10, 2.5],
  [10, 29.5],
  [2, 29.5],
];
const upperVane: Point2[] = [
  [12.5, 9.3],
  [30, 0.5],
  [30, 9.4],
  [12.5, 18.2],
];
const lowerVane: Point2[] = [
  [12.5, 19.9],
  [17, 17.65],
  [30, 24.1],
  [30, 31.5],
  [12.5, 22.7],
];

const upright = (outline: readonly Point2[]): Point2[] =>
  outline.map(([u, v]) => [u * SCALE, (31.5 - v) * SCALE]);

const stemAndVanes = (at: Point3, thickness: number): Solid[] => {
  const piece = (material: 'white' | 'accent', outline: readonly Point2[]) =>
    moved(prism(material, { axis: 'y', profile: upright(outline), from: 0, length: thickness }), at);
  // The vanes are held to the stem by short bars, which the flat mark does not need.
  const bar = (v: number): Point2[] => [
    [10, v],
    [12.5, v],
    [12.5, v + 3],
    [10, v + 3],
  ];
  const held = (v: number) =>
    moved(prism('dark', { axis: 'y', profile: upright(bar(v)), from: 0.3, length: thickness - 0.6 }), at);
  return [piece('white', stem), held(12), held(19.8), piece('white', lowerVane), piece('accent', upperVane)];
};

/** The first letter of any other name on a slab, under one vane. */
const letterOnSlab = (at: Point3, thickness: number): Solid[] => {
  const [width, height] = [30 * SCALE, 20 * SCALE];
  const slab = box('white', at, [width, thickness, height]);
  const letter = firstLetterOf(company.shortName);
  const caps = height * 0.62;
  const from: Point2 = [(width - letterWidth(letter, caps)) / 2, (height - caps) / 2];
  const roof: Point2[] = [
    [0, 10.5],
    [30, 3],
    [30, 11.5],
    [0, 11.5],
  ];
  return [
    decorated(slab, [lettering(letter, leftSide(slab.bounds), 'screenInk', from, caps)]),
    moved(prism('accent', { axis: 'y', profile: upright(roof), from: 0, length: thickness }), at),
  ];
};

/** The company's mark as a standing body, facing the left side. */
export const standingMark = (at: Point3, thickness = 1.3): Solid[] =>
  (isStemAndVanes(company.shortName) ? stemAndVanes : letterOnSlab)(at, thickness);
