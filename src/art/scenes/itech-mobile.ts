import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { nearCorners, risers, times } from '#art/kit/guides.ts';
import { handheld, sheet } from '#art/kit/machines/handheld.ts';
import { decorated } from '#art/kit/solid.ts';
import { patch, patches, stroke, topSide } from '#art/kit/surface.ts';

const size: readonly [number, number] = [6, 11];
const layer = (material: 'dark' | 'structure', level: number) =>
  sheet(material, [-3, -5.5, level], size, 0.4, 0.45);

const { body, screen } = handheld({ at: [-3, -5.5, 9.4], facing: 'up', size, radius: 0.45, bezel: 0.35 });
const front = decorated(body, [
  patch(screen, 'screenAccent', [0.8, 8.8], [4.4, 1.3]),
  ...patches(screen, 'screenText', {
    columns: 3,
    rows: 3,
    size: [1.2, 1.3],
    gap: [0.4, 0.4],
    from: [0.8, 3.5],
  }),
  patch(screen, 'screenText', [0.8, 2.5], [3, 0.4]),
  patch(screen, 'screenInk', [0.8, 0.9], [4.4, 1]),
]);
const board = layer('structure', 6);
const traces = times(5, (row) =>
  stroke(topSide(board.bounds), 'thin', [0.8, 1.6 + row * 1.8], [5.2, 1.6 + row * 1.8]),
);

// The telephone in layers: case, battery, board, screen.
export const picture = hero(
  layer('dark', 0),
  risers(0.4, 9.4, ...nearCorners({ min: [-3, -5.5, 0], max: [3, 5.5, 0] })),
  layer('structure', 3),
  box('straw', [-2.2, -0.2, 3.4], [4.4, 4.8, 0.45]),
  box('dark', [-2.2, -4.7, 3.4], [1.8, 1.8, 0.3]),
  box('accent', [0.3, -4.5, 3.4], [1.6, 1.6, 0.3]),
  decorated(board, traces),
  box('accent', [-0.9, -2, 6.4], [1.8, 1.8, 0.35]),
  box('white', [0.6, 2.2, 6.4], [1.4, 1, 0.3]),
  front,
);
