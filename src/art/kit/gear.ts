import { spotMark } from './cylinder.ts';
import type { Point3 } from './geometry.ts';
import { inkClasses, type Material } from './materials.ts';
import { prism } from './prism.ts';
import { toothedWheel } from './profiles.ts';
import { decorated, type Solid } from './solid.ts';

/** A toothed wheel lying flat, with its bore. */
export const gear = (
  material: Material,
  [x, y, z]: Point3,
  radius: number,
  teeth: number,
  height: number,
): Solid => {
  const wheel = prism(
    material,
    { axis: 'z', from: z, length: height },
    ...toothedWheel([x, y], radius, teeth),
  );
  return decorated(wheel, [spotMark(inkClasses.belt, [x, y, z + height], radius * 0.32)]);
};
