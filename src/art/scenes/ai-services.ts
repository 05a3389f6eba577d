import { block, box } from '../kit/box.ts';
import { cylinder } from '../kit/cylinder.ts';
import { hero } from '../kit/frame.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { each } from '../kit/guides.ts';
import { inkClasses } from '../kit/materials.ts';
import { standingOn } from '../kit/shadow.ts';
import { polyline } from '../kit/shape.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { ball } from '../objects/people.ts';

// A network in three layers, from many inputs to one decision.
const layers: readonly { readonly level: number; readonly nodes: readonly Point2[] }[] = [
  { level: 2.4, nodes: [-4, 0, 4].flatMap((x) => [-4, 0, 4].map((y): Point2 => [x, y])) },
  { level: 6.4, nodes: [-2.2, 2.2].flatMap((x) => [-2.2, 2.2].map((y): Point2 => [x, y])) },
  { level: 10.4, nodes: [[0, 0]] },
];

const links: Solid[] = [0, 1].map((index) => {
  const [lower, upper] = [layers[index]!, layers[index + 1]!];
  const reach = Math.max(...upper.nodes.flat(), 1) + 4;
  const wires = lower.nodes.flatMap(([x, y]) =>
    upper.nodes
      .filter(([toX, toY]) => Math.abs(toX - x) < reach && Math.abs(toY - y) < 6.3)
      .map(([toX, toY]): Point3[] => [
        [x, y, lower.level],
        [toX, toY, upper.level],
      ]),
  );
  return {
    bounds: { min: [-4, -4, lower.level], max: [4, 4, upper.level] },
    fragments: [{ className: inkClasses.thin, shapes: wires.map((wire) => polyline(wire)) }],
    weightless: true,
  };
});

const inputs = each(layers[0]!.nodes, ([x, y], index) => {
  const socket = block('structure', [x, y, 0.5], [2.4, 2.4, 0.5]);
  return [
    socket,
    cylinder('dark', [x, y, 1], 0.16, 0.8),
    ball(index === 4 ? 'straw' : 'white', [x, y, 2.4], 0.75),
  ];
});
const hidden = each(layers[1]!.nodes, ([x, y]) => ball('accent', [x, y, 6.4], 0.95));
const decision = decorated(ball('accent', [0, 0, 10.4], 1.5));

export const picture = hero(
  standingOn(box('dark', [-6, -6, 0], [12, 12, 0.5]), inputs),
  links[0]!,
  hidden,
  links[1]!,
  decision,
);
