import { Body } from '../film/body.ts';
import { Panel } from '../film/paint.ts';
import { block, round } from '../film/solids.ts';
import type { Vector } from '../film/vector.ts';
import { paintBack, paintScreen, SCREEN_PIXELS } from './screen.ts';
import { slab } from './slab.ts';

const WIDTH = 1.56;
const HEIGHT = 3.24;
const DEPTH = 0.2;
const SHELL = '#22323f';
const RUBBER = '#131d27';
const GLASS = '#0b1118';
const METAL = '#8ea3b2';
const ACCENT = '#d97a3a';

/** The KTS-3C, upright and facing +z, its middle at the origin of the body it stands on. */
export const device = (): { readonly holder: Body; readonly bodies: readonly Body[] } => {
  const holder = new Body();
  const shell = new Body(holder);
  shell.add(slab(WIDTH, HEIGHT, DEPTH, 0.2, 0.07), SHELL);
  // Rubber at the corners, where a phone lands.
  for (const x of [1, -1])
    for (const y of [1, -1])
      shell.add(slab(0.4, 0.46, DEPTH + 0.03, 0.16, 0.06), RUBBER, {
        at: [x * (WIDTH / 2 - 0.17), y * (HEIGHT / 2 - 0.2), 0],
      });
  shell.add(slab(WIDTH - 0.09, HEIGHT - 0.09, 0.04, 0.17, 0.015), GLASS, { at: [0, 0, DEPTH / 2 + 0.012] });
  shell.add(slab(0.24, 0.03, 0.02, 0.014, 0.006), METAL, { at: [0, HEIGHT / 2 - 0.11, DEPTH / 2 + 0.03] });
  // Keys: talk and volume on the right, the scan key on the left.
  shell.add(block(0.05, 0.34, 0.09, 0.02), ACCENT, { at: [WIDTH / 2 + 0.012, 0.46, 0] });
  shell.add(block(0.05, 0.5, 0.08, 0.02), RUBBER, { at: [WIDTH / 2 + 0.01, -0.25, 0] });
  shell.add(block(0.05, 0.4, 0.09, 0.02), ACCENT, { at: [-WIDTH / 2 - 0.012, 0.4, 0] });
  // The back: camera, lamp, loudspeaker.
  shell.add(slab(0.56, 0.86, 0.08, 0.16, 0.03), RUBBER, {
    at: [-0.36, HEIGHT / 2 - 0.68, -DEPTH / 2 - 0.01],
  });
  for (const y of [0.25, -0.09]) {
    const at: Vector = [-0.36, HEIGHT / 2 - 0.68 + y, -DEPTH / 2 - 0.03];
    shell.add(round(0.155, 0.06, 0.02, 40), METAL, { at, turn: [-Math.PI / 2, 0, 0] });
    shell.add(round(0.125, 0.07, 0.01, 40), '#05090e', { at, turn: [-Math.PI / 2, 0, 0] });
    shell.add(round(0.05, 0.075, 0.01, 24), '#1d3350', { at, turn: [-Math.PI / 2, 0, 0] });
  }
  shell.add(round(0.05, 0.05, 0.01, 24), '#fff1cf', {
    at: [-0.36, HEIGHT / 2 - 1.01, -DEPTH / 2 - 0.02],
    turn: [-Math.PI / 2, 0, 0],
    glow: 0.8,
  });
  for (let k = 0; k < 5; k++)
    shell.add(slab(0.5, 0.035, 0.02, 0.016, 0.006), RUBBER, {
      at: [0, -1.06 - k * 0.085, -DEPTH / 2 - 0.002],
    });
  const screen = new Panel<null>(
    [0, -HEIGHT / 2 + 0.13, DEPTH / 2 + 0.034],
    [WIDTH - 0.17, HEIGHT - 0.34],
    SCREEN_PIXELS,
    1,
    paintScreen,
    holder,
  );
  const print = new Panel<null>([0, -0.5, -DEPTH / 2 - 0.002], [0.8, 0.6], [400, 300], 0, paintBack, holder);
  print.body.turn = [0, Math.PI, 0];
  for (const panel of [screen, print]) panel.repaint(null);
  return { holder, bodies: [shell, screen.body, print.body] };
};
