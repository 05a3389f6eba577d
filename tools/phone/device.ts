import { Group, MeshPhysicalMaterial } from 'three';
import { Assembly, type Place } from '../lib/assembly.ts';
import { blue, darkInk, steel, straw, temper, tone } from '../lib/colors.ts';
import { Panel } from '../lib/panel.ts';
import { block, round, slab } from '../lib/shapes.ts';
import { BACK_COLOR, paintBack, paintScreen, SCREEN_PIXELS } from './screen.ts';

const WIDTH = 1.56;
const HEIGHT = 3.24;
const DEPTH = 0.2;
const RUBBER = tone(darkInk, 0.226, 0.86, 4);
const GLASS = tone(darkInk, 0.175, 0.6, 7);
const METAL = tone(steel, 0.704, 0.9, -2);
const ACCENT = temper.bronze;
/** Turns what stands upright so that it looks out of the back. */
const BACKWARD = { turn: [-Math.PI / 2, 0, 0] } as const;

/** The case with rubber at the corners, where a phone lands, and keys: talk and volume right, the scan key left. */
const addCase = (shell: Assembly): void => {
  shell.add(slab(WIDTH, HEIGHT, DEPTH, 0.2, 0.07), BACK_COLOR);
  for (const x of [1, -1])
    for (const y of [1, -1])
      shell.add(slab(0.4, 0.46, DEPTH + 0.03, 0.16, 0.06), RUBBER, {
        at: [x * (WIDTH / 2 - 0.17), y * (HEIGHT / 2 - 0.2), 0],
      });
  shell.add(block(0.05, 0.34, 0.09, 0.02), ACCENT, { at: [WIDTH / 2 + 0.012, 0.46, 0] });
  shell.add(block(0.05, 0.5, 0.08, 0.02), RUBBER, { at: [WIDTH / 2 + 0.01, -0.25, 0] });
  shell.add(block(0.05, 0.4, 0.09, 0.02), ACCENT, { at: [-WIDTH / 2 - 0.012, 0.4, 0] });
};

const addFront = (shell: Assembly): void => {
  shell.add(slab(WIDTH - 0.09, HEIGHT - 0.09, 0.04, 0.17, 0.015), GLASS, { at: [0, 0, DEPTH / 2 + 0.012] });
  shell.add(slab(0.24, 0.03, 0.02, 0.014, 0.006), METAL, { at: [0, HEIGHT / 2 - 0.11, DEPTH / 2 + 0.03] });
};

/** Two cameras, a lamp and the loudspeaker. */
const addBack = (shell: Assembly): void => {
  const top = HEIGHT / 2 - 0.68;
  shell.add(slab(0.56, 0.86, 0.08, 0.16, 0.03), RUBBER, { at: [-0.36, top, -DEPTH / 2 - 0.01] });
  for (const y of [0.25, -0.09]) {
    const at: Place = [-0.36, top + y, -DEPTH / 2 - 0.03];
    shell.add(round(0.155, 0.06, 0.02, 56), METAL, { at, ...BACKWARD });
    shell.add(round(0.125, 0.07, 0.01, 56), tone(darkInk, 0.137, 0.5, 4), { at, ...BACKWARD });
    shell.add(round(0.05, 0.075, 0.01, 32), tone(blue, 0.318, 0.3, -8), { at, ...BACKWARD });
  }
  shell.add(round(0.05, 0.05, 0.01, 32), tone(straw, 0.961, 0.4, 5), {
    at: [-0.36, HEIGHT / 2 - 1.01, -DEPTH / 2 - 0.02],
    ...BACKWARD,
  });
  for (let k = 0; k < 5; k++)
    shell.add(slab(0.5, 0.035, 0.02, 0.016, 0.006), RUBBER, {
      at: [0, -1.06 - k * 0.085, -DEPTH / 2 - 0.002],
    });
};

/** The KTS-3C, upright and facing +z, its middle at the origin. */
export const device = (): Group => {
  const shell = new Assembly();
  addCase(shell);
  addFront(shell);
  addBack(shell);
  const screen = new Panel<null>({
    at: [0, -HEIGHT / 2 + 0.13, DEPTH / 2 + 0.034],
    size: [WIDTH - 0.17, HEIGHT - 0.34],
    pixels: SCREEN_PIXELS,
    paint: paintScreen,
  });
  screen.show(null);
  screen.mesh.material.transparent = true;
  const print = new Panel<null>({
    at: [0, -0.5, -DEPTH / 2 - 0.002],
    size: [0.8, 0.6],
    pixels: [800, 600],
    paint: paintBack,
  });
  print.show(null);
  print.mesh.rotation.y = Math.PI;
  print.mesh.material.transparent = true;
  const phone = new Group();
  const finish = new MeshPhysicalMaterial({ vertexColors: true, roughness: 0.4, specularIntensity: 0.45 });
  return phone.add(shell.build(finish), screen.mesh, print.mesh);
};
