import { Vector3 } from 'three';
import { Assembly, type Place } from '../../lib/assembly.ts';
import { clayBlocks, good, ink900, straw400, temper, white } from '../../lib/colors.ts';
import { built } from '../../lib/lights.ts';
import { Panel } from '../../lib/panel.ts';
import { block, round } from '../../lib/shapes.ts';
import type { StageSet } from '../../lib/stage.ts';
import { between, rise } from '../../lib/timing.ts';
import { clayOnStraw as clay } from '../props/clays.ts';
import { conveyor, DECK, moveSlats } from '../props/conveyor.ts';
import { glowing } from '../props/glow.ts';
import { hallOn } from '../props/hall.ts';
import { housing } from '../props/housing.ts';
import { crate } from '../props/machines.ts';
import { signal } from '../props/signal.ts';
import { paintDispatchList, paintOrder } from '../screens/orders.ts';

const ARRIVES = 2.2;
const SPEED = 1.6;
const TOWER: Place = [-6.3, 0, 1.3];
const SLOT: Place = [-2.2, 3.1, 0];

/** Out of the tower, across and down into the slot. */
const flight = (part: number): Place => [
  between(TOWER[0], SLOT[0], rise(part, 0.18, 0.72)),
  between(2.2, 4.1, rise(part, 0, 0.3)) - 2.8 * rise(part, 0.7, 1),
  between(TOWER[2], SLOT[2], rise(part, 0.18, 0.72)),
];

/** The planning system: three dark discs with a bright top. */
const tower = (hall: Assembly): void => {
  const [x, , z] = TOWER;
  for (let k = 0; k < 3; k++)
    hall.add(round(1.55, 0.86, 0.12, 72), clay.dark, { at: [x, 0.12 + k * 1.02, z] });
  for (let k = 0; k < 4; k++)
    hall.add(round(1.42, 0.2, 0.03, 72), k === 3 ? white : temper.bronze, {
      at: [x, k * 1.02 - (k ? 0.04 : 0), z],
    });
};

/** The head of the line takes the order in on top and gives the work out below. */
const head = (hall: Assembly): void => {
  hall.add(block(2.6, 2.9, 3, 0.14), clay.shell, { at: [-2.2, 0, 0] });
  hall.add(block(2, 0.14, 1, 0.04), clay.frame, { at: [-2.2, 2.88, 0] });
  hall.add(block(1.76, 0.04, 0.34, 0.02), ink900, { at: [-2.2, 3.01, 0] });
  hall.add(block(0.1, 1.5, 1.5, 0.04), clay.dark, { at: [-0.92, DECK - 0.1, 0] });
  hall.add(block(2.3, 1.7, 0.1, 0.05), ink900, { at: [-2.2, 0.85, 1.5] });
};

/** An order leaves the planning system and becomes the first on the line's list. */
export const orderShot = (): StageSet => {
  const hall = new Assembly();
  const slats = conveyor(hall, -1.4, 13, 0, clay);
  tower(hall);
  head(hall);
  crate(hall, [1.6, 0, -3.1], clay, clayBlocks, 'blocks');
  crate(hall, [4.2, 0, -3.1], clay, clayBlocks, 'blocks');
  const lamp = signal(hall, [-1.3, 2.88, -1.1], clay);
  const list = new Panel({
    at: [-2.2, 0.95, 1.56],
    size: [2.1, 1.5],
    pixels: [560, 400],
    paint: paintDispatchList,
  });
  const card = new Assembly().add(block(1.66, 1.18, 0.07, 0.03), white, { at: [0, 0, -0.04] }).build();
  const face = new Panel({ at: [0, 0.02, 0.001], size: [1.62, 1.14], pixels: [480, 340], paint: paintOrder });
  face.show(null);
  card.add(face.mesh);
  const dashes = Array.from({ length: 11 }, () => glowing(block(0.2, 0.05, 0.05, 0.01), ink900));
  const goods = Array.from({ length: 4 }, () => housing());
  const scene = hallOn(straw400, built, -0.07);
  scene.add(hall.build(), slats, lamp.mesh, list.mesh, card, ...dashes, ...goods);

  return {
    scene,
    lighting: built,
    radius: 11,
    tick(time) {
      list.show({ running: time > ARRIVES });
      lamp.show(time > ARRIVES ? good : undefined);
      const part = (time - 0.3) / (ARRIVES - 0.3);
      card.position.set(...flight(Math.min(1, Math.max(0, part))));
      card.visible = part > 0.02 && part < 1;
      dashes.forEach((dash, index) => {
        const along = ((index + time * 1.6) % dashes.length) / dashes.length;
        dash.position.set(between(TOWER[0], SLOT[0], along), 4, between(TOWER[2], SLOT[2], along));
        dash.rotation.y = Math.atan2(TOWER[2] - SLOT[2], SLOT[0] - TOWER[0]);
      });
      const way = Math.max(0, time - ARRIVES - 0.1) * SPEED * rise(time, ARRIVES, ARRIVES + 0.6);
      moveSlats(slats, way);
      goods.forEach((item, index) => {
        item.position.set(-1.6 + way - index * 2, DECK, 0);
        item.visible = item.position.x > -1.5;
      });
      return {
        center: new Vector3(-1.3 + 0.5 * rise(time, 0, 4.2), 1.5, 0.1),
        halfHeight: between(5.1, 4.55, rise(time, 0, 4)),
      };
    },
  };
};
