/** How far a press of a button moves the carousel, in pixels. */
export const carouselStep = 400;

/** This close to the end there is nothing worth scrolling to. */
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
