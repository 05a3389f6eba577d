/** What is written in the film. The figures are those of the page; see src/content/pages/mdslite. */
import { board } from '../../src/pages/mdslite/content/board.ts';
import { controlChart, dispatchList, genealogy } from '../../src/pages/mdslite/content/screen-details.ts';

export { board, controlChart, dispatchList, genealogy };

export const FRAMES_PER_SECOND = 24;

export interface Title {
  /** Seconds from the beginning of its shot. */
  readonly from: number;
  readonly to: number;
  readonly heading: string;
  readonly line: string;
}

export interface ShotWords {
  readonly seconds: number;
  readonly titles: readonly Title[];
  /** For those who cannot see the picture or hear that there is nothing to hear. */
  readonly seen: string;
  /** The title it stands with. */
  readonly seenWith: number;
}

export const script = {
  order: {
    seconds: 4.25,
    titles: [
      { from: 0.25, to: 1.75, heading: 'MDSLite', line: 'Manufacturing execution, out of the box' },
      { from: 1.95, to: 4.15, heading: 'An order comes in', line: 'Released in SAP, first on the list' },
    ],
    seen: 'An order leaves the SAP tower and drops into the line’s dispatch list. The lamp lights up and the first pump housing rolls out.',
    seenWith: 1,
  },
  stations: {
    seconds: 4,
    titles: [
      {
        from: 0.5,
        to: 3.8,
        heading: 'Work at the stations',
        line: 'Each screen shows the next step of this part',
      },
    ],
    seen: 'Housings move from the press to the screwing robot to the labeller, and take a new colour at each station.',
    seenWith: 0,
  },
  check: {
    seconds: 4,
    titles: [
      { from: 0.5, to: 3.8, heading: 'Checked on the spot', line: 'A value out of limits holds the part' },
    ],
    seen: 'A gate tests each housing while a chart counts. One value crosses the limit: the light turns red and that part is pushed aside.',
    seenWith: 0,
  },
  trace: {
    seconds: 3.75,
    titles: [
      {
        from: 0.5,
        to: 3.55,
        heading: 'Every part has a past',
        line: 'From a suspect lot to its serial numbers',
      },
    ],
    seen: 'A line runs from one housing back to casting lot C-2291, and from that lot on to the five other housings made of it.',
    seenWith: 0,
  },
  board: {
    seconds: 4,
    titles: [
      { from: 0.4, to: 2, heading: 'The board is live', line: 'Output, losses and stations, this minute' },
      { from: 2.15, to: 5, heading: 'MDSLite', line: 'On your line in eight weeks' },
    ],
    seen: 'The whole line at work below its live board: the count of good parts rises to 360 of 400.',
    seenWith: 0,
  },
} as const satisfies Record<string, ShotWords>;

export type ShotName = keyof typeof script;
export const shotNames = Object.keys(script) as ShotName[];

/** When each shot begins, and the end. */
export const startOf = (name: ShotName): number => {
  let start = 0;
  for (const other of shotNames) {
    if (other === name) break;
    start += script[other].seconds;
  }
  return start;
};
export const totalSeconds = shotNames.reduce((sum, name) => sum + script[name].seconds, 0);
