import { Body } from './body.ts';
import { ink900, lightOf, white } from './colours.ts';
import { block, round } from './solids.ts';
import type { Vector } from './vector.ts';

/** What machines are made of on one ground. */
export interface Clay {
  readonly shell: string;
  readonly frame: string;
  readonly dark: string;
  readonly belt: string;
}

export const clayOnStraw: Clay = { shell: white, frame: '#4a5a66', dark: '#263a49', belt: '#36495a' };
export const clayOnSteel: Clay = { shell: white, frame: '#8098a9', dark: '#3c5262', belt: '#5f7889' };
export const clayAtNight: Clay = { shell: '#cfdae2', frame: '#3d5d7a', dark: '#1f3850', belt: '#101f2d' };

export const DECK = 1.06;
const BELT_WIDTH = 1.5;
const SLAT_PITCH = 0.55;

/** A conveyor along x. Its slats are a body of their own, to be moved with the goods. */
export const conveyor = (hall: Body, from: number, to: number, z: number, clay: Clay): Body => {
  const length = to - from;
  const middle = (from + to) / 2;
  hall.add(block(length, 0.1, BELT_WIDTH, 0.02), clay.belt, { at: [middle, DECK - 0.14, z] });
  for (const side of [1, -1]) {
    hall.add(block(length + 0.1, 0.34, 0.14, 0.04), clay.shell, {
      at: [middle, DECK - 0.24, z + side * (BELT_WIDTH / 2 + 0.05)],
    });
    for (let x = from + 0.6; x < to; x += 2.1) {
      hall.add(block(0.18, DECK - 0.2, 0.16, 0.03), clay.frame, { at: [x, 0, z + side * (BELT_WIDTH / 2)] });
      hall.add(block(0.42, 0.06, 0.34, 0.02), clay.frame, { at: [x, 0, z + side * (BELT_WIDTH / 2)] });
    }
  }
  const slats = new Body(undefined, [0, 0, z]);
  for (let x = from + 0.4; x < to - SLAT_PITCH; x += SLAT_PITCH)
    slats.add(block(0.06, 0.03, BELT_WIDTH - 0.16, 0.01), clay.frame, { at: [x, DECK - 0.05, 0] });
  slats.castsShadow = false;
  return slats;
};

export const moveSlats = (slats: Body, way: number): void => {
  slats.at = [way % SLAT_PITCH, slats.at[1], slats.at[2]];
};

/** A pump housing: foot, barrel, neck and four screws. White, to be tinted. */
export const housing = (): Body => {
  const body = new Body();
  body.add(block(1.16, 0.2, 0.92, 0.06), white);
  body.add(round(0.4, 0.62, 0.07), white, { at: [0, 0.16, 0] });
  body.add(round(0.29, 0.1, 0.02), '#d8dde2', { at: [0, 0.74, 0] });
  body.add(round(0.17, 0.03, 0.01), '#5a6670', { at: [0, 0.83, 0] });
  body.add(round(0.16, 0.34, 0.03), white, { at: [0.3, 0.46, 0], turn: [0, 0, -Math.PI / 2] });
  for (const [x, z] of [
    [-0.45, -0.34],
    [0.45, -0.34],
    [-0.45, 0.34],
    [0.45, 0.34],
  ] as const)
    body.add(round(0.07, 0.05, 0.02, 8), '#c2cad1', { at: [x, 0.19, z] });
  return body;
};

/** Two posts and a head across the belt. Returns the head's body height. */
export const portal = (hall: Body, x: number, z: number, height: number, clay: Clay, depth = 1.1): void => {
  for (const side of [1, -1]) {
    hall.add(block(depth * 0.72, height, 0.5, 0.06), clay.frame, { at: [x, 0, z + side * 1.28] });
    hall.add(block(depth * 0.95, 0.14, 0.74, 0.04), clay.dark, { at: [x, 0, z + side * 1.28] });
  }
  hall.add(block(depth, 0.72, 3.2, 0.1), clay.shell, { at: [x, height, z] });
};

export interface Lamps {
  readonly body: Body;
  show(colour: string | undefined): void;
}

/** A signal lamp on a post: one light that takes the colour of the state. */
export const signal = (hall: Body, at: Vector, clay: Clay): Lamps => {
  const [x, y, z] = at;
  hall.add(round(0.07, 0.5, 0.02, 12), clay.dark, { at });
  hall.add(round(0.2, 0.06, 0.02, 20), clay.dark, { at: [x, y + 0.46, z] });
  hall.add(round(0.2, 0.08, 0.03, 20), clay.dark, { at: [x, y + 0.96, z] });
  const body = new Body(undefined, [x, y + 0.52, z]).add(round(0.19, 0.44, 0.03, 20), white, { glow: 1 });
  return {
    body,
    show(colour) {
      body.tint = lightOf(colour ?? '#66788a');
      body.lit = colour ? 1.15 : 0;
    },
  };
};

/** An open crate with castings in it. */
export const crate = (
  hall: Body,
  [x, y, z]: Vector,
  clay: Clay,
  content: string,
  grains: 'blocks' | 'rings',
): void => {
  const [width, depth, height] = [1.9, 1.5, 0.8];
  hall.add(block(width, 0.12, depth, 0.03), clay.frame, { at: [x, y, z] });
  for (const side of [1, -1]) {
    hall.add(block(width, height, 0.1, 0.03), clay.shell, { at: [x, y, z + (side * depth) / 2] });
    hall.add(block(0.1, height, depth, 0.03), clay.shell, { at: [x + (side * width) / 2, y, z] });
  }
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      const at: Vector = [x - 0.66 + i * 0.44, y + 0.45 + ((i * 5 + j * 3) % 3) * 0.07, z - 0.44 + j * 0.44];
      const solid = grains === 'blocks' ? block(0.36, 0.36, 0.36, 0.06) : round(0.17, 0.3, 0.05, 18);
      hall.add(solid, content, { at });
    }
  }
};

/** A screen on a stand that faces +z. */
export const stand = (hall: Body, [x, y, z]: Vector, size: readonly [number, number], clay: Clay): void => {
  const [width, height] = size;
  for (const side of width > 3 ? [-0.36, 0.36] : [0]) {
    hall.add(block(0.2, y + height * 0.5, 0.16, 0.03), clay.frame, { at: [x + side * width, 0, z - 0.2] });
    hall.add(block(0.8, 0.08, 0.7, 0.03), clay.frame, { at: [x + side * width, 0, z - 0.2] });
  }
  hall.add(block(width + 0.22, height + 0.22, 0.16, 0.06), ink900, { at: [x, y - 0.11, z - 0.09] });
};
