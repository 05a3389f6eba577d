import { describe, expect, it } from 'vitest';
import { carouselEdges } from './carousel-edges.ts';

const at = (scrollLeft: number) => carouselEdges({ scrollLeft, clientWidth: 1000, scrollWidth: 2400 });

describe('the ends of the insights carousel', () => {
  it.each([
    [0, { atStart: true, atEnd: false }],
    [1, { atStart: false, atEnd: false }],
    [1389, { atStart: false, atEnd: false }],
    [1390, { atStart: false, atEnd: true }],
    [1400, { atStart: false, atEnd: true }],
  ])('at %d pixels are %j', (scrollLeft, edges) => {
    expect(at(scrollLeft)).toEqual(edges);
  });

  it('are both reached if everything fits', () => {
    expect(carouselEdges({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 })).toEqual({
      atStart: true,
      atEnd: true,
    });
  });
});
