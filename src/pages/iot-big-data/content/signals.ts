import type { Card } from '#content/card.ts';

/** A signal over time, where it crossed its limit, and what that meant. */
export interface Trace {
  readonly title: string;
  /** From 0 to about 100, evenly spaced. */
  readonly values: readonly number[];
  readonly limit: number;
  /** Which value raised the flag. */
  readonly flagged: number;
  readonly meaning: string;
}

export interface SignalCard extends Card {
  readonly trace: Trace;
}

export const solutionCards: readonly SignalCard[] = [
  {
    title: 'Predictive Maintenance',
    description:
      'Vibration, temperature and current are compared with each machine’s own history, so a part is replaced in a planned stop.',
    features: ['Rotating equipment', 'Remaining life', 'Spares reserved'],
    trace: {
      title: 'Bearing vibration, 48 days',
      values: [
        17, 18, 20, 14, 16, 18, 17, 19, 14, 16, 16, 18, 18, 18, 15, 18, 21, 20, 16, 17, 22, 17, 20, 15, 17,
        20, 22, 25, 22, 29, 34, 34, 36, 36, 41, 47, 52, 53, 56, 64, 69, 71, 77, 82, 87, 94, 97, 103,
      ],
      limit: 70,
      flagged: 30,
      meaning: 'Flagged 11 days before the limit',
    },
  },
  {
    title: 'Energy Monitoring',
    description:
      'Power, compressed air and gas are measured by machine and order. The shift report shows what an idle hour costs.',
    features: ['Idle detection', 'Peak load', 'Energy per piece'],
    trace: {
      title: 'Curing oven, power over 48 hours',
      values: [
        35, 35, 39, 38, 41, 43, 42, 44, 43, 44, 44, 43, 43, 39, 39, 37, 35, 33, 32, 30, 27, 27, 24, 25, 24,
        26, 25, 24, 26, 28, 28, 57, 58, 59, 61, 65, 65, 67, 42, 44, 43, 44, 44, 44, 43, 42, 39, 38,
      ],
      limit: 50,
      flagged: 31,
      meaning: 'Seven hours at full power without an order',
    },
  },
  {
    title: 'Connected Quality',
    description:
      'The process curve of each piece is kept with its serial number. A part whose curve leaves the envelope is held before it moves on.',
    features: ['Curve per serial number', 'Envelope checks', 'Automatic hold'],
    trace: {
      title: 'Press motor current, six strokes',
      values: [
        21, 24, 67, 62, 62, 38, 38, 40, 23, 21, 61, 64, 63, 40, 43, 41, 22, 23, 65, 61, 66, 42, 42, 42, 21,
        21, 62, 87, 83, 59, 38, 38, 21, 19, 61, 62, 62, 39, 37, 42, 23, 20, 63, 63, 63, 38, 42, 43,
      ],
      limit: 75,
      flagged: 27,
      meaning: 'Stroke 4 left its envelope; one part held',
    },
  },
  {
    title: 'Automatic Replenishment',
    description:
      'Bins, silos and tanks report their own level. At the agreed level the call-off goes to the supplier, without a manual count.',
    features: ['Level and weight sensors', 'Call-off in SAP', 'Usage by order'],
    trace: {
      title: 'Plastic pellet silo, level over 48 hours',
      values: [
        79, 77, 75, 73, 71, 68, 65, 63, 61, 58, 55, 53, 51, 49, 46, 43, 40, 37, 35, 32, 30, 27, 24, 21, 19,
        17, 84, 81, 77, 74, 71, 68, 66, 63, 61, 59, 57, 55, 53, 50, 47, 44, 41, 38, 34, 32, 30, 28,
      ],
      limit: 20,
      flagged: 24,
      meaning: 'Refill ordered at 20 percent',
    },
  },
];
