/** Pixels that a button scrolls the carousel by. */
export const carouselStep = 400;

/** Pixels from the end that count as the end. */
const endTolerance = 10;

interface ScrollState {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

export interface Edges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export function carouselEdges({ scrollLeft, clientWidth, scrollWidth }: ScrollState): Edges {
  return {
    atStart: scrollLeft <= 0,
    atEnd: scrollLeft + clientWidth >= scrollWidth - endTolerance,
  };
}
