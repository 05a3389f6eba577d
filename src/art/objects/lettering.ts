import type { Point2 } from '../kit/geometry.ts';
import type { Fragment } from '../kit/solid.ts';
import { patch, type Surface } from '../kit/surface.ts';

export const flexpodLettering = (surface: Surface, at: Point2, height: number): Fragment =>
  patch(surface, 'plainWhite', at, [4, height]);
