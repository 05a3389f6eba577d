import { describe, expect, it } from 'vitest';
import { box } from './box.ts';
import { cylinder } from './cylinder.ts';
import { conveyor } from './machines/conveyor.ts';
import { prism } from './prism.ts';
import { regular } from './profiles.ts';
import { standingOn } from './shadow.ts';
import { extents } from './shape.ts';
import { moved } from './solid.ts';

describe('solids', () => {
  it('draws the three visible faces of a box', () => {
    const crate = box('white', [0, 0, 0], [1, 2, 3]);
    expect(crate.fragments.map((fragment) => fragment.className)).toEqual(['l2', 'r2', 't2']);
    expect(crate.bounds).toEqual({ min: [0, 0, 0], max: [1, 2, 3] });
  });

  it('draws a four-sided prism with the faces of a box', () => {
    const upright = prism('white', { axis: 'z', from: 0, length: 3 }, [0, 0], [1, 0], [1, 2], [0, 2]);
    const faces = upright.fragments.map((fragment) => fragment.className).sort();
    expect(faces).toEqual(['l2', 'r2', 't2']);
  });

  it('merges the facets of a smooth prism into at most four fragments', () => {
    const column = prism('white', { axis: 'z', from: 0, length: 1 }, ...regular([0, 0], 1, 24));
    expect(column.fragments.length).toBeLessThanOrEqual(4);
  });

  it('draws a cylinder as a body, a shaded strip and a cap', () => {
    const classes = cylinder('accent', [0, 0, 0], 1, 2).fragments.map((fragment) => fragment.className);
    expect(classes).toEqual(['l3', 'v', 't3']);
  });

  it('moves a solid together with its fragments', () => {
    const movedBox = moved(box('white', [0, 0, 0], [1, 1, 1]), [2, 3, 1]);
    expect(movedBox.fragments).toEqual(box('white', [2, 3, 1], [1, 1, 1]).fragments);
  });

  it('clips shadows to the plate they fall on', () => {
    const plate = box('dark', [-2, -2, 0], [4, 4, 0.5]);
    const [, shadow] = standingOn(plate, [box('white', [0, -1, 0.5], [1.5, 1.5, 6])]);
    const reach = shadow!.fragments[0]!.shapes.map(extents);
    const top = plate.fragments.find((fragment) => fragment.className === 't1')!.shapes.map(extents)[0]!;
    for (const extent of reach) {
      extent.forEach(([low, high], direction) => {
        expect(low).toBeGreaterThanOrEqual(top[direction]![0] - 1e-6);
        expect(high).toBeLessThanOrEqual(top[direction]![1] + 1e-6);
      });
    }
  });

  it('splits a conveyor at its gaps', () => {
    const pieces = conveyor({ along: 'y', at: 0, from: 0, to: 10, gaps: [[4, 6]] });
    expect(pieces.map((piece) => [piece.bounds.min[1], piece.bounds.max[1]])).toEqual([
      [0, 4],
      [6, 10],
    ]);
  });
});
