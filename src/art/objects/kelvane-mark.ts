import type { Point2, Point3 } from '../kit/geometry.ts';
import { prism } from '../kit/prism.ts';
import { moved, type Solid } from '../kit/solid.ts';

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

/** The company's mark as a standing body, facing the left side. */
export const standingMark = (at: Point3, thickness = 1.3): Solid[] => {
  const upright = (outline: readonly Point2[]): Point2[] =>
    outline.map(([u, v]) => [u * SCALE, (31.5 - v) * SCALE]);
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
