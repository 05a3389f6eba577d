import { box } from '../box.ts';
import { add, type Point3, swapAxes } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Solid } from '../solid.ts';

export interface StorageRack {
  readonly at: Point3;
  /** The direction in which the bays follow each other. */
  readonly along: 'x' | 'y';
  /** The goods on each level, from the lowest: one entry for each bay, undefined when empty. */
  readonly levels: readonly (readonly (Material | undefined)[])[];
  readonly bay?: number;
  readonly depth?: number;
  readonly rise?: number;
  readonly goods?: Point3;
}

/** Pallet racking: uprights between bays, beams, goods. */
export const storageRack = ({
  at,
  along,
  levels,
  bay = 2.2,
  depth = 1.6,
  rise = 2.1,
  goods = [1.3, 1.4, 1.3],
}: StorageRack): Solid[] => {
  const bays = levels[0]!.length;
  const height = rise * levels.length;
  const place = (material: Material, position: number, inset: number, level: number, size: Point3) =>
    box(
      material,
      add(at, swapAxes(along, [position, inset, level])),
      swapAxes(along, [size[1], size[0], size[2]]),
    );
  const solids: Solid[] = [];
  levels.forEach((contents, level) => {
    const base = 0.3 + level * rise;
    contents.forEach((material, index) => {
      // Beams run from upright to upright, so that each bay is drawn between its two uprights.
      solids.push(place('structure', index * bay + 0.15, 0, base, [depth, bay - 0.15, 0.15]));
      if (!material) return;
      const inset = (depth - goods[0]) / 2;
      solids.push(place(material, index * bay + (bay - goods[1]) / 2 + 0.08, inset, base + 0.15, goods));
    });
  });
  for (let upright = 0; upright <= bays; upright++) {
    solids.push(place('dark', upright * bay, 0, 0, [depth, 0.15, height]));
  }
  return solids;
};
