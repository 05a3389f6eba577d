import { box } from '../box.ts';
import type { Point2, Point3 } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { decorated, type Solid } from '../solid.ts';
import { leftSide, onLeft, onRight, rightSide, type Surface } from '../surface.ts';

export interface Display {
  readonly at: Point3;
  readonly facing: 'left' | 'right';
  readonly size: Point2;
  readonly material?: Material;
  readonly bezel?: number;
  readonly thickness?: number;
  /** Height of the posts below; omit if it hangs or stands on something. */
  readonly posts?: number;
}

/** A board or monitor facing one side; `screen` is the board's surface, for charts and text. */
export const display = ({
  at: [x, y, z],
  facing,
  size: [width, height],
  material = 'dark',
  bezel = 0.3,
  thickness = 0.4,
  posts: clearance = 0,
}: Display): { posts: Solid[]; board: Solid; screen: Surface } => {
  const across: Point3 = facing === 'left' ? [width, thickness, height] : [thickness, width, height];
  const board = box(material, [x, y, z + clearance], across);
  const inner: Point2 = [width - 2 * bezel, height - 2 * bezel];
  const lit = (facing === 'left' ? onLeft : onRight)(board, 'screen', [bezel, bezel], inner);
  const post = (offset: number) =>
    facing === 'left'
      ? box(material, [x + offset, y + thickness * 0.2, z], [0.3, thickness * 0.6, clearance])
      : box(material, [x + thickness * 0.2, y + offset, z], [thickness * 0.6, 0.3, clearance]);
  return {
    posts: clearance > 0 ? [post(width * 0.12), post(width * 0.88 - 0.3)] : [],
    board: decorated(board, lit),
    screen: (facing === 'left' ? leftSide : rightSide)(board.bounds),
  };
};
