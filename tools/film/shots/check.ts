import { AdditiveBlending, Color, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import { Assembly } from '../../lib/assembly.ts';
import { bad, coldLamp, good, ink950, steel, temper, tone, waiting, white } from '../../lib/colors.ts';
import { running } from '../../lib/lights.ts';
import { Panel } from '../../lib/panel.ts';
import { block, round } from '../../lib/shapes.ts';
import type { StageSet } from '../../lib/stage.ts';
import { between, rise, visit } from '../../lib/timing.ts';
import { clayAtNight as clay } from '../props/clays.ts';
import { conveyor, DECK, moveSlats } from '../props/conveyor.ts';
import { glowing, lampAt } from '../props/glow.ts';
import { hallOn } from '../props/hall.ts';
import { housing } from '../props/housing.ts';
import { portal, stand } from '../props/machines.ts';
import { labeler } from '../props/press.ts';
import { signal } from '../props/signal.ts';
import { paintLeakChart } from '../screens/leak-chart.ts';
import { leakRates } from '../script.ts';

const PITCH = 2.15;
const PERIOD = 0.85;
const MOVING = 0.4;
/** The line has moved this often when the third bad part stands under the gate; then it stays. */
const LAST_STEP = 4;
/** When the first step begins, and how long after the beginning of a step the value is there. */
const BEGIN = -0.2;
const TESTED = 0.5;
const STOPS = BEGIN + (LAST_STEP - 1) * PERIOD + TESTED;
/** Which of the parts leak. The part that stands under the gate after a step has the number of the step and six. */
const LEAKING = [8, 9, 10];
const HELD = [8, 9];
const LABEL = 5;

const wayAt = (time: number): number => {
  const done = Math.min(LAST_STEP, Math.max(0, Math.floor((time - BEGIN) / PERIOD)));
  return done >= LAST_STEP ? LAST_STEP : done + rise(time - BEGIN - done * PERIOD, 0, MOVING);
};

const testedAt = (part: number): number => BEGIN + (part - 7) * PERIOD + TESTED;
const heldAt = (part: number): number => BEGIN + (part - 6) * PERIOD + MOVING;

/** A lane beside the line for what is on hold, and the arm that pushes it there. */
const holdLane = (hall: Assembly): void => {
  hall.add(block(1.7, 0.16, 3.6, 0.04), clay.shell, { at: [PITCH, DECK - 0.28, 2.8] });
  hall.add(block(1.3, DECK - 0.28, 3, 0.04), clay.dark, { at: [PITCH, 0, 2.8] });
  for (let k = 0; k < 9; k++)
    hall.add(round(0.09, 1.5, 0.02, 14), clay.frame, {
      at: [PITCH + 0.75, DECK - 0.11, 1.2 + k * 0.4],
      turn: [0, 0, Math.PI / 2],
    });
  hall.add(block(1.1, 0.5, 0.9, 0.06), clay.frame, { at: [PITCH, DECK - 0.1, -1.5] });
  hall.add(block(0.5, DECK - 0.1, 0.5, 0.04), clay.dark, { at: [PITCH, 0, -1.5] });
};

/** The gate tests each part; what leaks is taken off the line, and the third in a row stops it. */
export const checkShot = (): StageSet => {
  const hall = new Assembly();
  const slats = conveyor(hall, -12, 15, 0, clay);
  portal(hall, 0, 0, 2.7, clay, 1.2);
  stand(hall, [4, 1.5, -2.9], [6, 3.29], clay);
  const chart = new Panel({
    at: [4, 1.5, -2.89],
    size: [6, 3.29],
    pixels: [840, 460],
    paint: paintLeakChart,
  });
  const lamp = signal(hall, [0, 3.42, 1.1], clay, 14);
  holdLane(hall);
  const stamp = labeler(hall, LABEL * PITCH, 0, clay);
  const labelLamp = signal(hall, [LABEL * PITCH, 3.1, 1.1], clay, 6);
  const curtain = new Mesh(
    new PlaneGeometry(2, 1.66).translate(0, 0.83, 0).rotateY(Math.PI / 2),
    new MeshBasicMaterial({ blending: AdditiveBlending, transparent: true, depthWrite: false, side: 2 }),
  );
  curtain.position.y = DECK;
  const edges = [-1, 1].map((side) => {
    const edge = glowing(block(0.1, 0.05, 3.6, 0.01), white);
    edge.position.set(PITCH + side * 0.8, DECK - 0.12, 2.8);
    return edge;
  });
  const pusher = new Assembly()
    .add(block(1.1, 0.5, 0.14, 0.04), white, { at: [0, 0.08, 0] })
    .add(block(0.2, 0.16, 2.2, 0.03), clay.shell, { at: [0, 0.22, -1.1] })
    .build();
  const inner = lampAt([0, 2, 0], good, 5);
  const goods = Array.from({ length: 17 }, () => housing());
  const scene = hallOn(ink950, running, 0.012);
  scene.add(hall.build(), slats, chart.mesh, lamp.mesh, lamp.light, labelLamp.mesh, stamp);
  scene.add(curtain, ...edges, pusher, inner, lampAt([3.9, 2.6, -1.4], coldLamp, 3), ...goods);

  const [raw, tight, labeled, leaking] = [temper.bronze, temper.violet, temper.blue, bad].map(
    (color) => new Color(color),
  );

  return {
    scene,
    lighting: running,
    radius: 13,
    tick(time) {
      const way = wayAt(time);
      moveSlats(slats, way * PITCH);
      goods.forEach((part, index) => {
        const leaks = LEAKING.includes(index);
        const held = HELD.includes(index) ? rise(time, heldAt(index), heldAt(index) + 0.4) : 0;
        const place = Math.min(way - index + 6, HELD.includes(index) ? 1 : 99);
        // The second on hold moves the first one on.
        const moved = index === HELD[0] ? rise(time, heldAt(HELD[1]!) + 0.12, heldAt(HELD[1]!) + 0.4) : 0;
        part.position.set(place * PITCH, DECK - 0.02 * held, 1.95 * held + 1.25 * moved);
        part.visible = Math.abs(place) < 6.5;
        const after = rise(time, testedAt(index) - 0.15, testedAt(index) + 0.1);
        part.material.color.lerpColors(raw!, leaks ? leaking! : tight!, index < 7 ? 1 : after);
        if (place > LABEL + 0.5) part.material.color.copy(labeled!);
      });
      const pushing = HELD.map((index) => {
        const start = heldAt(index);
        return visit(time, [start, start + 0.4], [start + 0.45, start + 0.75]);
      }).reduce((a, b) => a + b);
      pusher.position.set(PITCH, DECK, between(-1.05, 1.4, pushing));
      const inStep = time - BEGIN - Math.floor((time - BEGIN) / PERIOD) * PERIOD;
      const isBad =
        time > STOPS ||
        (time > testedAt(8) && inStep > TESTED - 0.02) ||
        (time > testedAt(9) && inStep > TESTED);
      const color = isBad ? bad : good;
      const points = leakRates.length - 4 + [7, 8, 9, 10].filter((part) => time >= testedAt(part)).length;
      chart.show({ points, stopped: time > STOPS + 0.2 });
      lamp.show(color);
      labelLamp.show(time > STOPS + 0.3 ? waiting : good);
      stamp.position.y = between(2, DECK + 0.92, time < STOPS ? visit(inStep, [0.42, 0.55], [0.65, 0.8]) : 0);
      curtain.material.color = new Color(color).multiplyScalar(0.35);
      inner.color.set(color);
      for (const edge of edges) edge.material.color.set(time > heldAt(8) ? bad : tone(steel, 0.48, 1.26, 8));
      return {
        center: new Vector3(between(1.8, 2.5, rise(time, 0, 4.4)), 1.3, -0.4),
        halfHeight: between(5, 4.75, rise(time, 0, 4.4)),
      };
    },
  };
};
