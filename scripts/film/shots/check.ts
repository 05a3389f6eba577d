import { Body } from '../body.ts';
import { bad, good, ink950, lightOf, temper, white } from '../colours.ts';
import { bar, type Ink, Panel, write } from '../paint.ts';
import { clayAtNight as clay, conveyor, DECK, housing, moveSlats, portal, signal, stand } from '../parts.ts';
import { running, type StageSet } from '../set.ts';
import { block, sheet } from '../solids.ts';
import { between, rise } from '../timing.ts';
import { controlChart } from '../words.ts';

const SPEED = 2.4;
const PITCH = 2.1;
/** When the part that fails stands under the gate, and when the line runs again. */
const FAILS = 1.4;
const RESUMES = 3.2;
const BAY = 1.9;
/** The chart of the page, and the next part, which is good again. */
const values = [...controlChart.values, 1.2];

const paintChart = (ink: Ink, { points }: { readonly points: number }): void => {
  const { limit } = controlChart;
  bar(ink, 0, 0, 840, 440, '#0b1a28');
  write(ink, 'Leak test', [40, 74], 52, white, { weight: 600, stretch: 'semi-expanded' });
  const last = values[points - 1] ?? 0;
  const out = last > limit;
  write(ink, last.toFixed(1), [694, 78], 68, out ? bad : good, { weight: 600, align: 'right' });
  write(ink, 'ml/min', [704, 78], 32, '#9fb3c2');
  const y = (value: number) => 400 - (value / 2.4) * 270;
  ink.setLineDash([14, 10]);
  ink.lineWidth = 4;
  ink.strokeStyle = temper.straw;
  ink.beginPath();
  ink.moveTo(40, y(limit));
  ink.lineTo(800, y(limit));
  ink.stroke();
  ink.setLineDash([]);
  write(ink, 'limit 2.0', [40, y(limit) - 14], 28, temper.straw, { weight: 500 });
  ink.strokeStyle = '#5b7f9c';
  ink.lineWidth = 5;
  ink.beginPath();
  values.slice(0, points).forEach((value, k) => {
    ink.lineTo(60 + k * 58, y(value));
  });
  ink.stroke();
  values.slice(0, points).forEach((value, k) => {
    ink.fillStyle = value > limit ? bad : good;
    ink.beginPath();
    ink.arc(60 + k * 58, y(value), value > limit ? 17 : 11, 0, 7);
    ink.fill();
  });
};

/** The gate tests each part; the one out of limits is taken off the line. */
export const checkShot = (): StageSet => {
  const hall = new Body();
  const slats = conveyor(hall, -11, 14, 0, clay);
  portal(hall, 0, 0, 2.7, clay, 1.2);
  stand(hall, [3.6, 1.2, -2.9], [5.25, 2.75], clay);
  const chart = new Panel<{ readonly points: number }>(
    [3.6, 1.2, -2.89],
    [5.25, 2.75],
    [840, 440],
    1,
    paintChart,
  );
  const lamp = signal(hall, [0, 3.42, 1.1], clay);
  const curtains = [0, 1].map((k) => {
    const body = new Body(undefined, [0, DECK, 0]);
    body.add(sheet(2, 1.66), white, { glow: k ? 0.1 : 0.3, turn: [0, Math.PI / 2, 0] });
    body.sheer = true;
    body.castsShadow = false;
    body.size = [1, 1, k ? 1 : 0.98];
    return body;
  });
  // A bay beside the line for what is on hold, and the arm that pushes it there.
  hall.add(block(2.5, 0.16, 2.5, 0.04), clay.frame, { at: [BAY, DECK - 0.3, 2.35] });
  hall.add(block(2, DECK - 0.3, 2, 0.04), clay.dark, { at: [BAY, 0, 2.35] });
  hall.add(block(1.1, 0.5, 0.9, 0.06), clay.frame, { at: [BAY, DECK - 0.1, -1.5] });
  hall.add(block(0.5, DECK - 0.1, 0.5, 0.04), clay.dark, { at: [BAY, 0, -1.5] });
  const edge = new Body(undefined, [BAY, DECK - 0.13, 2.35]);
  for (const [x, z, width, depth] of [
    [0, 1.15, 2.4, 0.1],
    [0, -1.15, 2.4, 0.1],
    [1.15, 0, 0.1, 2.4],
    [-1.15, 0, 0.1, 2.4],
  ] as const)
    edge.add(block(width, 0.04, depth, 0.01), white, { at: [x, 0, z], glow: 1 });
  const pusher = new Body().add(block(1.1, 0.5, 0.14, 0.04), white, { at: [0, 0.08, 0] });
  pusher.add(block(0.2, 0.16, 2.2, 0.03), clay.shell, { at: [0, 0.22, -1.1] });
  // The inner half of its telescope, seen only when it is out.
  const sleeve = new Body(undefined, [BAY, DECK + 0.24, -0.78]).add(block(0.14, 0.12, 0.7, 0.03), clay.frame);
  const goods = Array.from({ length: 14 }, housing);
  const FAILING = 6;

  const wayAt = (time: number): number => {
    const stop = FAILS + BAY / SPEED;
    const before = Math.min(time, stop) * SPEED;
    return before + Math.max(0, time - RESUMES - 0.15) * SPEED * rise(time, RESUMES, RESUMES + 0.5);
  };
  const isBad = (time: number) => time > FAILS && time < RESUMES + 0.1;

  return {
    bodies: [hall, slats, chart.body, lamp.body, edge, pusher, sleeve, ...goods, ...curtains],
    lighting: running,
    field: ink950,
    grid: 0.012,
    radius: 12,
    tick(time) {
      const way = wayAt(time);
      moveSlats(slats, way);
      const start = -FAILS * SPEED;
      const aside = rise(time, FAILS + BAY / SPEED - 0.05, FAILS + BAY / SPEED + 0.5);
      goods.forEach((part, index) => {
        const failing = index === FAILING;
        const x = start + (FAILING - index) * PITCH + way;
        part.at = failing ? [Math.min(x, BAY), DECK - 0.1 * aside, 2.3 * aside] : [x, DECK, 0];
        part.hidden = Math.abs(x - 1.5) > 11;
        const passed = rise(x, -0.3, 0.3);
        const [from, to] = [lightOf(temper.violet), lightOf(failing ? bad : temper.blue)];
        part.tint = [0, 1, 2].map((k) => between(from[k]!, to[k]!, passed)) as unknown as typeof from;
      });
      pusher.at = [BAY, DECK, between(-1, 1.75, aside * (1 - rise(time, RESUMES - 0.55, RESUMES - 0.1)))];
      sleeve.hidden = pusher.at[2] < 0.4;
      const tested = goods.filter((_, index) => start + (FAILING - index) * PITCH + way >= 0).length;
      chart.repaint({ points: Math.min(values.length, Math.max(1, 12 - (FAILING + 1) + tested)) });
      const state = isBad(time) ? bad : good;
      lamp.show(state);
      for (const curtain of curtains) curtain.tint = lightOf(state);
      edge.tint = lightOf(time > FAILS ? bad : '#4a6076');
      return {
        centre: [between(1.1, 1.9, rise(time, 0, 4)), 0.95, -0.4],
        halfHeight: between(4.9, 4.5, rise(time, 0, 4)),
      };
    },
    lamps(time) {
      const light = lightOf(isBad(time) ? bad : good);
      return [
        { at: [0, 2, 0], light: light.map((c) => c * 1.6) as unknown as typeof light },
        { at: [0, 4.3, 1.6], light: light.map((c) => c * 1.2) as unknown as typeof light },
        { at: [3.6, 2.4, -1.6], light: [0.35, 0.5, 0.65] },
      ];
    },
  };
};
