/** What is written in the film and told in its captions, shot by shot. The figures are the page's own records. */
import { board } from '../../src/pages/mdslite/content/board.ts';
import { controlChart, dispatchList, genealogy } from '../../src/pages/mdslite/content/screen-details.ts';

export const FRAMES_PER_SECOND = 24;

export interface Title {
  /** Seconds from the beginning of its shot. */
  readonly from: number;
  readonly to: number;
  readonly heading: string;
  readonly line: string;
}

export interface Cue {
  /** Seconds from the beginning of its shot; it stays until the next one. */
  readonly from: number;
  readonly text: string;
}

export interface ShotScript {
  readonly seconds: number;
  readonly light: boolean;
  readonly titles: readonly Title[];
  /** For those who do not see the picture: what happens and why it matters, which the titles do not say. */
  readonly cues: readonly Cue[];
}

const [order] = dispatchList;
/** How many pieces were ordered: the second figure of "212 of 400". */
export const orderedPieces = order.quantity.split(' of ')[1] ?? '';
/** The values after those of the page's chart: with its last one they are the three in a row of the page's board. */
export const leakRates: readonly number[] = [...controlChart.values, 2.3, 2.4];
const firstOut = leakRates.find((value) => value > controlChart.limit) ?? 0;
const suspectLot = genealogy.lots[genealogy.suspect];
const minutesLost = board.losses.reduce((sum, loss) => sum + loss.minutes, 0);

export const script = {
  order: {
    seconds: 3.5,
    light: true,
    titles: [
      { from: 0.2, to: 1.5, heading: 'MDSLite', line: 'Manufacturing execution, out of the box' },
      { from: 1.65, to: 3.4, heading: 'An order comes in', line: 'Released in SAP, first on the list' },
    ],
    cues: [
      { from: 0, text: 'MDSLite sits between SAP and the machines. (No speech in this film.)' },
      {
        from: 1.6,
        text: `Order ${order.order}, ${orderedPieces} housings, drops onto the line’s list. Nobody prints or types it.`,
      },
    ],
  },
  stations: {
    seconds: 3.25,
    light: true,
    titles: [
      {
        from: 0.45,
        to: 3.05,
        heading: 'Work at the stations',
        line: 'Each screen shows the next step of this part',
      },
    ],
    cues: [
      {
        from: 0,
        text: 'Station 10 presses the bearing seat, station 20 drives four screws. Each finished step is confirmed to SAP.',
      },
    ],
  },
  check: {
    seconds: 4.25,
    light: false,
    titles: [
      { from: 0.45, to: 2.55, heading: 'Checked on the spot', line: 'A value out of limits holds the part' },
      { from: 2.7, to: 4.1, heading: 'Stopped in time', line: 'Three in a row, and the station stops' },
    ],
    cues: [
      {
        from: 0,
        text: `Station 30 tests for leaks. ${firstOut} ml/min is over the limit of ${controlChart.limit.toFixed(1)}: the part goes on hold.`,
      },
      { from: 2.6, text: 'The third in a row stops station 30. No leaking housing reaches label and pack.' },
    ],
  },
  trace: {
    seconds: 3.25,
    light: false,
    titles: [
      {
        from: 0.45,
        to: 3.05,
        heading: 'Every part has a past',
        line: 'From a suspect lot to its serial numbers',
      },
    ],
    cues: [
      {
        from: 0,
        text: `The held parts come from ${suspectLot.charAt(0).toLowerCase()}${suspectLot.slice(1)}. So do five finished ones: block four, recall the one that shipped.`,
      },
    ],
  },
  board: {
    seconds: 4.25,
    light: false,
    titles: [{ from: 0.3, to: 1.5, heading: 'The board is live', line: 'What stopped, since when, and why' }],
    cues: [
      { from: 0, text: 'Above the line, the same minute: 30 is red, 40 and 50 wait for parts.' },
      {
        from: 1.8,
        text: `${board.clock}: ${board.output.good} good parts ${board.output.plan}, ${minutesLost} minutes lost.`,
      },
    ],
  },
  closing: {
    seconds: 1.5,
    light: true,
    titles: [{ from: 0.3, to: 9, heading: 'MDSLite', line: 'On your line in eight weeks' }],
    cues: [{ from: 0, text: 'From the workshop to a live line takes eight weeks.' }],
  },
} as const satisfies Record<string, ShotScript>;

export type ShotName = keyof typeof script;
export const shotNames = Object.keys(script) as ShotName[];

/** When each shot begins. */
export const startOf = (name: ShotName): number =>
  shotNames.slice(0, shotNames.indexOf(name)).reduce((sum, other) => sum + script[other].seconds, 0);

export const totalSeconds = shotNames.reduce((sum, name) => sum + script[name].seconds, 0);
