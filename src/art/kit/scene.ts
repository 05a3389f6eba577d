import { type PathRun, writeRuns } from './batch.ts';
import { sortByDepth } from './depth.ts';
import { inkClasses } from './materials.ts';
import { short } from './path.ts';
import { extents } from './shape.ts';
import type { Solid } from './solid.ts';

/** The part of the drawing that is shown. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly solids: readonly Solid[];
  /** Proportions of the canvas, and the minimum width shown, so that small things stay small. */
  readonly canvas: { readonly width: number; readonly height: number };
  /** Overrides the window that fits everything. */
  readonly window?: Window;
  /** Full-bleed: cropped to fill its container. */
  readonly bleeds?: boolean;
}

export interface Drawing {
  readonly runs: readonly PathRun[];
  readonly window: Window;
  readonly bleeds: boolean;
}

const MARGIN = 10;

/** The smallest window with the canvas proportions around all marks but the floor grid. */
const windowAround = ({ solids, canvas }: Picture): Window => {
  const reaches = solids
    .flatMap((solid) => solid.fragments)
    .filter(({ className }) => className !== inkClasses.grid)
    .flatMap(({ shapes }) => shapes.map(extents));
  const low = (axis: 0 | 1) => Math.min(...reaches.map((reach) => reach[axis]![0])) - MARGIN;
  const high = (axis: 0 | 1) => Math.max(...reaches.map((reach) => reach[axis]![1])) + MARGIN;
  const proportion = canvas.width / canvas.height;
  const width = Math.ceil(Math.max(canvas.width, high(0) - low(0), (high(1) - low(1)) * proportion));
  const height = Math.round(width / proportion);
  return {
    left: Math.round((low(0) + high(0) - width) / 2),
    top: Math.round((low(1) + high(1) - height) / 2),
    width,
    height,
  };
};

export const drawPicture = (picture: Picture): Drawing => ({
  runs: writeRuns(sortByDepth(picture.solids)),
  window: picture.window ?? windowAround(picture),
  bleeds: picture.bleeds ?? false,
});

export const viewBox = ({ left, top, width, height }: Window): string =>
  [left, top, width, height].map(short).join(' ');

/** Where a bleeding picture is anchored when it is cropped. */
export const aspectRatio = ({ bleeds }: Drawing): string => (bleeds ? 'xMidYMid slice' : 'xMidYMid meet');
