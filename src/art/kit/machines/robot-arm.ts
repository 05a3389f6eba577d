import { cylinder } from '../cylinder.ts';
import type { Point2, Point3 } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { prism } from '../prism.ts';
import { capsule } from '../profiles.ts';
import { group, type Solid } from '../solid.ts';

export interface RobotArm {
  /** Where the foot stands. */
  readonly at: Point3;
  /** The vertical plane in which the arm bends. */
  readonly plane: 'x' | 'y';
  /** Elbow, wrist and tool, measured from the foot: along the plane and up. */
  readonly elbow: Point2;
  readonly wrist: Point2;
  /** How far the tool hangs below the wrist. */
  readonly drop: number;
  readonly scale?: number;
  readonly material?: Material;
  readonly joints?: Material;
}

/** An articulated arm: foot, turret, two links side by side, a hanging tool. */
export const robotArm = ({
  at: [x, y, z],
  plane,
  elbow,
  wrist,
  drop,
  scale = 1,
  material = 'white',
  joints = 'dark',
}: RobotArm): Solid[] => {
  const axis = plane === 'x' ? 'y' : 'x';
  const [along, across] = plane === 'x' ? [x, y] : [y, x];
  const shoulder: Point2 = [along, z + 2.1 * scale];
  const joint = (point: Point2): Point2 => [along + point[0], z + point[1]];
  const thickness = 0.55 * scale;
  const link = (from: Point2, to: Point2, radii: Point2, start: number) =>
    prism(material, { axis, from: start, length: thickness }, ...capsule(from, to, ...radii));
  const pivot = ([u, v]: Point2, radius: number, start: number, length: number) => {
    const center: Point3 = plane === 'x' ? [u, start, v] : [start, u, v];
    return cylinder(joints, center, radius, length, axis);
  };
  const tip = joint(wrist);
  const tool: Point2 = [tip[0], tip[1] - drop];
  const hand = (offset: number, width: number, from: number, to: number) =>
    prism(
      offset ? joints : material,
      { axis, from: across - 0.15 * scale, length: 0.3 * scale },
      [tool[0] + offset - width / 2, from],
      [tool[0] + offset + width / 2, from],
      [tool[0] + offset + width / 2, to],
      [tool[0] + offset - width / 2, to],
    );
  const near = across + 0.05 * scale;
  const far = across - thickness;
  return [
    cylinder(joints, [x, y, z], 1.15 * scale, 0.45 * scale),
    cylinder(material, [x, y, z + 0.45 * scale], 0.8 * scale, 1.05 * scale),
    group([
      pivot(shoulder, 0.62 * scale, far - 0.1, thickness),
      link(joint(elbow), tip, [0.42 * scale, 0.3 * scale], far),
      hand(0, 0.36 * scale, tool[1] + 0.3 * scale, tip[1]),
      hand(-0.26 * scale, 0.16 * scale, tool[1] - 0.25 * scale, tool[1] + 0.35 * scale),
      hand(0.26 * scale, 0.16 * scale, tool[1] - 0.25 * scale, tool[1] + 0.35 * scale),
      link(shoulder, joint(elbow), [0.62 * scale, 0.48 * scale], near),
      pivot(shoulder, 0.34 * scale, near + thickness, 0.12 * scale),
      pivot(joint(elbow), 0.28 * scale, near + thickness, 0.12 * scale),
    ]),
  ];
};
