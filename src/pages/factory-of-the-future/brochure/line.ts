import { dollars } from '#content/money.ts';

/** The worked example: a line for gearboxes. Every figure of the document is computed from these. */
export const line = {
  yearlyVolume: 190_000,
  days: 245,
  shiftsADay: 2,
  shiftMinutes: 450,
  paidHours: 8,
  hourlyLabor: 38,
  /** Seconds of work at each station, as balanced. */
  stations: [54, 53, 55, 52, 51, 50, 53, 52, 57, 55, 51],
  oee: 0.82,
  /** When the first gearbox has to leave the line, counted from the order. */
  launchWeek: 28,
  runningOee: 0.76,
  /** What station 9 takes in the plant, and the fastening step that can move to station 8. */
  slowStation: { number: 9, seconds: 61, movable: 4 },
} as const;

export const shiftsAYear = line.days * line.shiftsADay;
export const slowest = Math.max(...line.stations);
export const workContent = line.stations.reduce((sum, seconds) => sum + seconds, 0);
export const balance = Math.round((100 * workContent) / (line.stations.length * slowest));

export function piecesAShift(oee: number, seconds: number, lines = 1): number {
  return Math.round((lines * line.shiftMinutes * 60 * oee) / seconds);
}

export const laborOfOne = line.shiftsADay * line.days * line.paidHours * line.hourlyLabor;

const yearsOfUse = 7;

interface Option {
  readonly title: string;
  readonly operators: number;
  readonly capital: number;
  readonly seconds: number;
  readonly oee: number;
  readonly lines: number;
  readonly weeks: number;
}

export const options: readonly Option[] = [
  {
    title: 'A. Manual line',
    operators: 11,
    capital: 2_400_000,
    seconds: slowest,
    oee: line.oee,
    lines: 1,
    weeks: 26,
  },
  { title: 'B. Two robots', operators: 9, capital: 3_300_000, seconds: 55, oee: 0.8, lines: 1, weeks: 38 },
  {
    title: 'C. Two short lines',
    operators: 12,
    capital: 3_100_000,
    seconds: 112,
    oee: 0.84,
    lines: 2,
    weeks: 30,
  },
];

export const costAPiece = ({ operators, capital }: Option): number =>
  (operators * laborOfOne + capital / yearsOfUse) / line.yearlyVolume;

export const millions = (amount: number): string => `${dollars(Math.round(amount / 10_000) / 100)} million`;

/** Minutes of a shift that are lost at an OEE. */
export const lostMinutes = (oee: number): number => Math.round(line.shiftMinutes * (1 - oee));

/** Minutes that the slow station costs: the seconds above plan, on every good piece. */
export const slowMinutes = Math.round(
  (piecesAShift(line.runningOee, slowest) * (line.slowStation.seconds - slowest)) / 60,
);

export const mendedOee = 1 - (lostMinutes(line.runningOee) - slowMinutes) / line.shiftMinutes;
export const regained = piecesAShift(mendedOee, slowest) - piecesAShift(line.runningOee, slowest);
