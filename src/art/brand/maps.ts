import type { DrawnFile } from '../drawn-file.ts';
import { box } from '../kit/box.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { inkClasses } from '../kit/materials.ts';
import { drawPicture } from '../kit/scene.ts';
import { onOpenGround } from '../kit/shadow.ts';
import { polygon, polyline } from '../kit/shape.ts';
import { openGround } from '../kit/skins.ts';
import type { Solid } from '../kit/solid.ts';
import { writeStandalone } from '../kit/write-standalone.ts';
import { pin } from '../objects/pin.ts';

interface Town {
  readonly name: string;
  readonly seed: number;
  /** Outline of the river or lake on the ground. */
  readonly water: readonly Point2[];
  /** Streets that do not follow the grid. */
  readonly avenues: readonly (readonly Point2[])[];
  readonly office: Point2;
}

const STEP = 3;
const REACH = 24;
const SIZE = [640, 260] as const;

/** A line thickened to a band: a river. */
const band = (line: readonly Point2[], width: number): Point2[] => [
  ...line.map(([x, y]): Point2 => [x, y - width / 2]),
  ...[...line].reverse().map(([x, y]): Point2 => [x, y + width / 2]),
];

const bayou = band(
  Array.from({ length: 25 }, (_, step): Point2 => {
    const x = -24 + step * 2;
    return [x, 5 + 2.2 * Math.sin(x / 4.2) + x * 0.18];
  }),
  1.5,
);
const lake: Point2[] = Array.from({ length: 24 }, (_, step): Point2 => {
  const turn = (step / 24) * 2 * Math.PI;
  const radius = 4.4 + 0.9 * Math.cos(2 * turn) + 0.6 * Math.sin(3 * turn);
  return [-6.5 + radius * Math.cos(turn), 0.5 + radius * 0.9 * Math.sin(turn)];
});

const towns: readonly Town[] = [
  {
    name: 'river',
    seed: 7,
    water: bayou,
    avenues: [
      [
        [-24, -8],
        [-8, -6],
        [4, 2],
        [8, 24],
      ],
      [
        [-24, 14],
        [24, -16],
      ],
    ],
    office: [2.5, -3.5],
  },
  {
    name: 'lake',
    seed: 23,
    water: lake,
    avenues: [
      [
        [-24, 9],
        [-6, 7.5],
        [2, 3],
        [4, -24],
      ],
      [
        [-1, -24],
        [3, 0],
        [24, 12],
      ],
    ],
    office: [4.5, -2.5],
  },
];

/** A seeded random generator, so that each town is drawn the same every time. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

const near = (point: Point2, outline: readonly Point2[], distance: number): boolean =>
  outline.some(([x, y]) => Math.hypot(point[0] - x, point[1] - y) < distance);

/** Points along a street, close enough together to keep houses off it. */
const dense = (street: readonly Point2[]): Point2[] =>
  street.slice(1).flatMap((end, index) => {
    const start = street[index]!;
    return Array.from({ length: 40 }, (_, step): Point2 => {
      const share = step / 40;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
  });

const houses = ({ seed, water, avenues, office }: Town): Solid[] => {
  const next = random(seed);
  const blocked = avenues.flatMap(dense);
  const solids: Solid[] = [];
  for (let x = -REACH; x < REACH; x += STEP) {
    for (let y = -REACH; y < REACH; y += STEP) {
      const [height, share, kept] = [0.25 + next() ** 3 * 2.4, next(), next()];
      const center: Point2 = [x + STEP / 2, y + STEP / 2];
      const free = !near(center, water, 2.1) && !near(center, blocked, 1.35) && !near(center, [office], 1.4);
      if (!free || kept < 0.16) continue;
      const room = STEP - 0.9;
      const width = room * (0.55 + share * 0.45);
      solids.push(box('structure', [x + 0.45, y + 0.45, 0], [width, room, height]));
    }
  }
  return solids;
};

const flat = (
  ink: 'street' | 'water',
  shapes: Solid['fragments'][number]['shapes'],
  layer: number,
): Solid => ({
  bounds: { min: [0, 0, 0], max: [0, 0, 0] },
  fragments: [{ className: inkClasses[ink], shapes }],
  layer,
  castsNoShadow: true,
});

const onGround = (points: readonly Point2[]): Point3[] => points.map(([x, y]) => [x, y, 0]);

const map = (town: Town): DrawnFile => {
  const grid = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, step) => step * STEP - REACH).flatMap(
    (at): Point2[][] => [
      [
        [at, -REACH],
        [at, REACH],
      ],
      [
        [-REACH, at],
        [REACH, at],
      ],
    ],
  );
  const solids = [
    flat(
      'street',
      grid.map((street) => polyline(...onGround(street))),
      -4,
    ),
    flat('water', [polygon(...onGround(town.water))], -3),
    flat(
      'street',
      town.avenues.map((street) => polyline(...onGround(street))),
      -2,
    ),
    ...onOpenGround(houses(town)),
    ...pin('accent', [...town.office, 0], 1.15).map((solid) => ({ ...solid, layer: 1 })),
  ];
  const drawing = drawPicture({
    solids,
    canvas: { width: SIZE[0], height: SIZE[1] },
    window: { left: -320, top: -165, width: SIZE[0], height: SIZE[1] },
    bleeds: true,
  });
  const look = { skin: 'drawn', area: 'solutions', size: SIZE, field: openGround } as const;
  return { name: `images/map-${town.name}`, text: writeStandalone(drawing, look), size: SIZE };
};

export const drawMaps = (): DrawnFile[] => towns.map(map);
