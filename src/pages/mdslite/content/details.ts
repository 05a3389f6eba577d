import type { PointRecord } from '#content/product-records.ts';

export const benefits: readonly PointRecord[] = [
  {
    title: 'Live in one quarter',
    description:
      'Eight weeks from workshop to live line, so savings usually begin in the budget year that paid for it.',
  },
  {
    title: 'A fifth of the cost',
    description:
      'You buy the functions that plants use every shift. Rarely used ones stay out of the price until you need them.',
  },
  {
    title: 'Paper off the line',
    description:
      'Travelers, check sheets and shift reports become screens, and the retyping after the shift ends.',
  },
  {
    title: 'Causes with names',
    description:
      'Each stop carries its station, reason and minutes. The morning meeting starts with the worst three.',
  },
  {
    title: 'Recalls in minutes',
    description:
      'From a casting lot to the serial numbers made from it and the customers who have them, in one query.',
  },
  {
    title: 'Room to grow',
    description:
      'The data model follows ISA-95. If you move to a full execution system later, your master data moves with you.',
  },
];

export const manufacturingTypes = [
  {
    title: 'Discrete',
    description:
      'Serial-numbered products built station by station: each unit carries its own route, torque values and test results.',
    spot: 'industry-automotive',
  },
  {
    title: 'Process',
    description:
      'Batches made to a recipe: weighed ingredients, phase parameters and a batch record that quality signs for release.',
    spot: 'industry-life-sciences',
  },
  {
    title: 'Repetitive',
    description:
      'High volume on fixed lines: rate against plan, fast changeovers, backflushing by container instead of by piece.',
    spot: 'industry-consumer-packaged-goods',
  },
] as const satisfies readonly (PointRecord & { readonly spot: string })[];

export const film = {
  title: 'A line at work, in a 20-second film',
  text: 'An order arrives, the stations work through it, a gate holds what is out of limits, every part leads back to its lot, and the board counts.',
  source: 'mdslite.mp4',
  poster: 'mdslite-poster.jpg',
  captions: 'mdslite.vtt',
  captionsLabel: 'English',
  fallback: 'Your browser does not support the video tag.',
  label: 'MDSLite promo film, 20 seconds, without speech',
} as const;
