import { type Light, lightOf } from './colours.ts';
import type { Solid } from './solids.ts';
import { type Matrix, multiply, placement, transformed, type Vector } from './vector.ts';

interface Finish {
  readonly at?: Vector;
  readonly turn?: Vector;
  readonly size?: Vector;
  /** 0 takes light, 1 gives its own colour whatever the light. */
  readonly glow?: number;
}

/** Numbers for one corner: position, normal, colour, glow, place on the texture. */
export const CORNER_NUMBERS = 12;

/** Solids that move together. A body stands in the world or on another body. */
export class Body {
  at: Vector = [0, 0, 0];
  turn: Vector = [0, 0, 0];
  size: Vector = [1, 1, 1];
  tint: Light = [1, 1, 1];
  /** Multiplies the glow of its parts, for lamps that go on and off. */
  lit = 1;
  hidden = false;
  castsShadow = true;
  /** Light in the air: adds to what is behind it. */
  sheer = false;
  /** Painted onto its sheets. */
  canvas: HTMLCanvasElement | undefined;
  /** Counts the repaintings of the canvas. */
  painted = 0;
  readonly corners: number[] = [];
  readonly triangles: number[] = [];
  readonly parent: Body | undefined;

  constructor(parent?: Body, at: Vector = [0, 0, 0]) {
    this.parent = parent;
    this.at = at;
  }

  add(solid: Solid, colour: string, { at = [0, 0, 0], turn, size, glow = 0 }: Finish = {}): this {
    const place = placement(at, turn, size);
    const [sx, sy, sz] = size ?? [1, 1, 1];
    const first = this.corners.length / CORNER_NUMBERS;
    const light = lightOf(colour);
    solid.positions.forEach((position, index) => {
      const [nx, ny, nz] = solid.normals[index]!;
      const normal = transformed(placement([0, 0, 0], turn), [nx / sx, ny / sy, nz / sz], 0);
      this.corners.push(...transformed(place, position), ...normal, ...light, glow, ...solid.places[index]!);
    });
    for (const corner of solid.triangles) this.triangles.push(first + corner);
    return this;
  }

  world(): Matrix {
    const own = placement(this.at, this.turn, this.size);
    return this.parent ? multiply(this.parent.world(), own) : own;
  }

  isHidden(): boolean {
    return this.hidden || (this.parent?.isHidden() ?? false);
  }
}
