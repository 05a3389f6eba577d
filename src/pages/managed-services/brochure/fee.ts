import { dollars } from '#content/money.ts';
import { blend, blendedRate, blendedRateText } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

/** What one of each costs a month, in dollars. */
const prices = {
  base: 1_500,
  platinum: 3_600,
  gold: 2_400,
  silver: 1_500,
  bronze: 900,
  /** Copies of a production system for test and development count as a third of Bronze. */
  other: 300,
  /** Each further 250 active users; the first 250 are included. */
  users: 400,
  hours: blendedRate,
} as const;

type Quantities = Readonly<Record<keyof typeof prices, number>>;

const smallest: Quantities = {
  base: 1,
  platinum: 0,
  gold: 0,
  silver: 0,
  bronze: 1,
  other: 1,
  users: 0,
  hours: 40,
};
/** The service whose report is shown in this guide. */
const sample: Quantities = {
  base: 1,
  platinum: 0,
  gold: 2,
  silver: 3,
  bronze: 2,
  other: 7,
  users: 4,
  hours: 350,
};
/** What the hours are reset to when tickets have fallen. */
const hoursAfterReview = 290;

const items: readonly (readonly [keyof typeof prices, string])[] = [
  ['base', 'Service manager, desk, reports'],
  ['platinum', 'Platinum system'],
  ['gold', 'Gold system'],
  ['silver', 'Silver system'],
  ['bronze', 'Bronze system'],
  ['other', 'Test or development copy'],
  ['users', 'Further 250 active users'],
  ['hours', 'Hour for tickets and small changes'],
];

const feeOf = (quantities: Quantities): number =>
  items.reduce((sum, [item]) => sum + quantities[item] * prices[item], 0);

const cell = (quantity: number, price: number): string =>
  quantity === 0 ? 'None' : `${quantity} × ${dollars(price)} = ${dollars(quantity * price)}`;

/** What the pages call the lowest fee. */
const lowestFee = feeOf(smallest);
/** What the page names as an example of a larger service. */
const sampleFee = feeOf(sample);

export const fee: WrittenSection = {
  title: 'The monthly fee, and what drives it',
  note: `From ${dollars(lowestFee)} a month at Bronze. The offer shows your quantities in the same table.`,
  blocks: [
    {
      kind: 'table',
      caption: 'What drives the fee',
      columns: ['Driver', 'Counted as', 'Effect'],
      widths: [21, 47, 32],
      rows: [
        [
          'Systems',
          'Each by its level; test and development copies of a production system at a third of Bronze',
          'A price for each',
        ],
        ['Users', 'Named users active in the last 90 days', 'Steps of 250'],
        ['Hours of service', 'Business hours or around the clock, by severity', 'In the price of the level'],
        ['Tickets', 'Monthly average of a year, about an hour each', 'Reviewed beyond a band of 15%'],
      ],
    },
    {
      kind: 'table',
      caption: 'Two monthly fees worked out',
      columns: ['Item', 'Price', 'Smallest Bronze service', 'Fourteen systems, 1,200 users'],
      widths: [32, 12, 26, 30],
      numbers: [1, 2, 3],
      rows: [
        ...items.map(([item, name]) => [
          name,
          dollars(prices[item]),
          cell(smallest[item], prices[item]),
          cell(sample[item], prices[item]),
        ]),
        ['Fee', '', dollars(lowestFee), dollars(sampleFee)],
      ],
      total: true,
    },
    {
      kind: 'text',
      paragraphs: [
        `Hours cost the blended ${blendedRateText}, with ${blend.offshore.percent}% of the work offshore. Hours of a month that are not used go into the improvements of the next.`,
        `When tickets fall, the fee does too: with ${hoursAfterReview} hours instead of ${sample.hours} it is ${dollars((sample.hours - hoursAfterReview) * blendedRate)} a month less from the yearly review on.`,
      ],
    },
    {
      kind: 'note',
      title: 'Fixed Bid or Time and Material',
      text: 'Fixed Bid is the fee above for what is in it. Time and Material bills the hours worked and suits a landscape whose volume is not yet known. Many clients start with Time and Material and change to Fixed Bid after six months. Establish is quoted at a fixed price from your list of systems; the monthly fee begins with handover.',
    },
  ],
};
