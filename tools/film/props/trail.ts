import { Group } from 'three';
import type { Place } from '../../lib/assembly.ts';
import { block } from '../../lib/shapes.ts';
import { between } from '../../lib/timing.ts';
import { glowing } from './glow.ts';

const WIDTH = 0.11;

/** A line along the floor that grows from its beginning; corners are right. */
export class Trail {
  readonly group = new Group();
  private readonly legs;

  constructor(points: readonly Place[], color: string) {
    this.legs = points.slice(1).map((to, index) => {
      const leg = glowing(block(1, 0.05, 1, 0.01), color);
      this.group.add(leg);
      return { leg, from: points[index]!, to };
    });
  }

  grow(part: number): void {
    this.legs.forEach(({ leg, from, to }, index) => {
      const done = Math.min(1, Math.max(0, part * this.legs.length - index));
      const [x, z] = [between(from[0], to[0], done), between(from[2], to[2], done)];
      leg.visible = done > 0;
      leg.position.set((from[0] + x) / 2, 0.02, (from[2] + z) / 2);
      leg.scale.set(Math.abs(x - from[0]) + WIDTH, 1, Math.abs(z - from[2]) + WIDTH);
    });
  }
}
