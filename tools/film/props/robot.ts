import { Group } from 'three';
import { Assembly, type Place } from '../../lib/assembly.ts';
import { block, round } from '../../lib/shapes.ts';
import type { Clay } from './clays.ts';

const LOWER = 1.9;
const UPPER = 1.75;
const SHOULDER_HEIGHT = 0.95;
const QUARTER = Math.PI / 2;

const link = (length: number, width: number, color: string, accent: string): Assembly => {
  const arm = new Assembly().add(block(width * 1.5, length, width, 0.1), color);
  for (const y of [0, length]) {
    arm.add(round(width * 0.95, width * 1.25, 0.06), color, {
      at: [0, y, -width * 0.62],
      turn: [QUARTER, 0, 0],
    });
    arm.add(round(width * 0.5, width * 1.4, 0.04), accent, {
      at: [0, y, -width * 0.7],
      turn: [QUARTER, 0, 0],
    });
  }
  return arm;
};

/** An arm of two links whose tool is told where to be. */
export class Robot {
  readonly column = new Group();
  private readonly lower = new Group();
  private readonly upper = new Group();
  private readonly tool = new Group();
  private readonly at: Place;

  constructor(hall: Assembly, at: Place, clay: Clay, accent: string) {
    this.at = at;
    const [x, y, z] = at;
    hall.add(round(0.78, 0.22, 0.05), clay.dark, { at });
    hall.add(round(0.6, 0.36, 0.06), clay.frame, { at: [x, y + 0.2, z] });
    this.column.position.set(x, y + 0.5, z);
    const foot = new Assembly().add(round(0.46, 0.4, 0.08), clay.shell);
    this.column.add(foot.add(block(0.6, 0.66, 0.62, 0.12), clay.shell).build(), this.lower);
    this.lower.position.y = SHOULDER_HEIGHT - 0.5;
    this.lower.add(link(LOWER, 0.36, clay.shell, accent).build(), this.upper);
    this.upper.position.y = LOWER;
    this.upper.add(link(UPPER, 0.28, clay.shell, accent).build(), this.tool);
    this.tool.position.y = UPPER;
    const driver = new Assembly().add(round(0.15, 0.34, 0.03, 20), clay.dark);
    this.tool.add(driver.add(round(0.07, 0.42, 0.02, 12), accent, { at: [0, 0.3, 0] }).build());
  }

  /** Puts the tip of the tool, which points down, at a place. */
  reach([x, y, z]: Place): void {
    const dx = x - this.at[0];
    const dz = z - this.at[2];
    const out = Math.hypot(dx, dz);
    const up = y + 0.72 - this.at[1] - SHOULDER_HEIGHT;
    const distance = Math.min(Math.hypot(out, up), LOWER + UPPER - 0.01);
    const angle = (a: number, b: number, opposite: number) =>
      Math.acos((a * a + b * b - opposite * opposite) / (2 * a * b));
    const lean = Math.atan2(out, up) - angle(LOWER, distance, UPPER);
    const bend = Math.PI - angle(LOWER, UPPER, distance);
    this.column.rotation.y = Math.atan2(-dz, dx);
    this.lower.rotation.z = -lean;
    this.upper.rotation.z = -bend;
    this.tool.rotation.z = lean + bend - Math.PI;
  }
}
