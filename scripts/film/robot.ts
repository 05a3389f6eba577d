import { Body } from './body.ts';
import type { Clay } from './parts.ts';
import { block, round } from './solids.ts';
import type { Vector } from './vector.ts';

const LOWER = 1.9;
const UPPER = 1.75;
const SHOULDER_HEIGHT = 0.95;
const QUARTER = Math.PI / 2;

const link = (body: Body, length: number, width: number, colour: string, accent: string): void => {
  body.add(block(width * 1.5, length, width, 0.1), colour);
  for (const y of [0, length]) {
    body.add(round(width * 0.95, width * 1.25, 0.06, 24), colour, {
      at: [0, y, -width * 0.62],
      turn: [QUARTER, 0, 0],
    });
    body.add(round(width * 0.5, width * 1.4, 0.04, 20), accent, {
      at: [0, y, -width * 0.7],
      turn: [QUARTER, 0, 0],
    });
  }
};

/** An arm of two links whose tool is told where to be. */
export class Robot {
  readonly bodies: readonly Body[];
  private readonly column: Body;
  private readonly lower: Body;
  private readonly upper: Body;
  private readonly tool: Body;
  private readonly at: Vector;

  constructor(hall: Body, at: Vector, clay: Clay, accent: string) {
    this.at = at;
    hall.add(round(0.78, 0.22, 0.05), clay.dark, { at });
    hall.add(round(0.6, 0.36, 0.06), clay.frame, { at: [at[0], at[1] + 0.2, at[2]] });
    this.column = new Body(undefined, [at[0], at[1] + 0.5, at[2]]);
    this.column.add(round(0.46, 0.4, 0.08), clay.shell).add(block(0.6, 0.66, 0.62, 0.12), clay.shell);
    this.lower = new Body(this.column, [0, SHOULDER_HEIGHT - 0.5, 0]);
    link(this.lower, LOWER, 0.36, clay.shell, accent);
    this.upper = new Body(this.lower, [0, LOWER, 0]);
    link(this.upper, UPPER, 0.28, clay.shell, accent);
    this.tool = new Body(this.upper, [0, UPPER, 0]);
    this.tool.add(round(0.15, 0.34, 0.03, 20), clay.dark, { at: [0, 0, 0] });
    this.tool.add(round(0.07, 0.42, 0.02, 12), accent, { at: [0, 0.3, 0] });
    this.bodies = [this.column, this.lower, this.upper, this.tool];
  }

  /** Puts the tip of the tool, which points down, at a place. */
  reach([x, y, z]: Vector): void {
    const dx = x - this.at[0];
    const dz = z - this.at[2];
    const out = Math.hypot(dx, dz);
    const up = y + 0.72 - this.at[1] - SHOULDER_HEIGHT;
    const distance = Math.min(Math.hypot(out, up), LOWER + UPPER - 0.01);
    const angle = (a: number, b: number, opposite: number) =>
      Math.acos((a * a + b * b - opposite * opposite) / (2 * a * b));
    const lean = Math.atan2(out, up) - angle(LOWER, distance, UPPER);
    const bend = Math.PI - angle(LOWER, UPPER, distance);
    this.column.turn = [0, Math.atan2(-dz, dx), 0];
    this.lower.turn = [0, 0, -lean];
    this.upper.turn = [0, 0, -bend];
    this.tool.turn = [0, 0, lean + bend - Math.PI];
  }
}
