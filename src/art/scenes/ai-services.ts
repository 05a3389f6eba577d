import { ball } from '#art/kit/ball.ts';
import { block, box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2, Point3 } from '#art/kit/geometry.ts';
import { each } from '#art/kit/guides.ts';
import { inkClasses, type Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { polyline } from '#art/kit/shape.ts';
import { onLayer, type Solid } from '#art/kit/solid.ts';

// A network in three layers, from many inputs to one decision.
const layers: readonly {
  readonly level: number;
  readonly radius: number;
  readonly nodes: readonly Point2[];
}[] = [
  { level: 2.4, radius: 0.75, nodes: [-4, 0, 4].flatMap((x) => [-4, 0, 4].map((y): Point2 => [x, y])) },
  {
    level: 6.4,
    radius: 0.95,
    nodes: [
      [-3, 0],
      [0, -3],
      [3, 0],
      [0, 3],
    ],
  },
  { level: 10.4, radius: 1.5, nodes: [[0, 0]] },
];

const NEAREST = 5.2;

/** Every node is wired to the nearest ones of the layer above. */
const links: Solid[] = [0, 1].map((index) => {
  const [lower, upper] = [layers[index]!, layers[index + 1]!];
  const wires = lower.nodes.flatMap(([x, y]) =>
    upper.nodes
      .filter(([toX, toY]) => Math.hypot(toX - x, toY - y) < NEAREST)
      .map(([toX, toY]): Point3[] => [
        [x, y, lower.level],
        [toX, toY, upper.level],
      ]),
  );
  return {
    bounds: { min: [-4, -4, lower.level], max: [4, 4, upper.level] },
    fragments: [{ className: inkClasses.thin, shapes: wires.map((points) => polyline(...points)) }],
    castsNoShadow: true,
  };
});

const sockets = each(layers[0]!.nodes, ([x, y]) => [
  block('structure', [x, y, 0.5], [2.4, 2.4, 0.5]),
  cylinder('dark', [x, y, 1], 0.16, 0.9),
]);
/** One node in straw is the record that the answer rests on. */
const nodes = layers.flatMap(({ level, radius, nodes: places }, layer) =>
  places.map(([x, y]) => {
    const material: Material = layer > 0 ? 'accent' : x === 0 && y === 0 ? 'straw' : 'white';
    return ball(material, [x, y, level], radius);
  }),
);

// Wires run from middle to middle, so all balls are painted over all wires.
export const picture = hero(
  standingOn(box('dark', [-6, -6, 0], [12, 12, 0.5]), sockets),
  onLayer(1, links),
  onLayer(2, nodes),
);
