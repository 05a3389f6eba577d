import { box } from '../box.ts';
import type { Point3 } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { decorated, type Solid } from '../solid.ts';
import { leftSide, patches, rightSide, type Surface } from '../surface.ts';

export interface Building {
  readonly at: Point3;
  readonly size: Point3;
  readonly material?: Material;
  /** The room kept free below the first row of windows, for doors. */
  readonly ground?: number;
  readonly roof?: boolean;
}

const WINDOW: readonly [number, number] = [0.62, 0.85];
const GAP: readonly [number, number] = [0.5, 0.62];

const windowsOn = (surface: Surface, ground: number) => {
  const columns = Math.floor((surface.size[0] - 0.4) / (WINDOW[0] + GAP[0]));
  const rows = Math.floor((surface.size[1] - ground) / (WINDOW[1] + GAP[1]));
  const inset = (surface.size[0] - columns * WINDOW[0] - (columns - 1) * GAP[0]) / 2;
  return patches(surface, 'window', { columns, rows, size: WINDOW, gap: GAP, from: [inset, ground] });
};

/** A house with windows on both visible sides and a low parapet. */
export const building = ({
  at,
  size,
  material = 'structure',
  ground = 0.6,
  roof = true,
}: Building): Solid[] => {
  const body = box(material, at, size);
  const shell = decorated(
    body,
    windowsOn(leftSide(body.bounds), ground),
    windowsOn(rightSide(body.bounds), ground),
  );
  if (!roof) return [shell];
  const [x, y, z] = at;
  const [width, depth, height] = size;
  return [shell, box(material, [x + 0.3, y + 0.3, z + height], [width - 0.6, depth - 0.6, 0.25])];
};
