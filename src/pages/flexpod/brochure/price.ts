import { dollars } from '#content/money.ts';
import { license, phonePrice } from '#content/prices.ts';
import { type RatedRole, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

const implementationHours: readonly (readonly [RatedRole, number])[] = [
  ['Industry consultant', 72],
  ['Developer', 48],
  ['Basis administrator', 12],
];

export const implementation = implementationHours.reduce(
  (sum, [role, hours]) => sum + hours * roleRates[role],
  0,
);

const workedOut = implementationHours
  .map(([role, hours]) => `${role} ${hours} hours at ${dollars(roleRates[role])}`)
  .join(', ');

export const price: WrittenSection = {
  title: 'What a depot costs',
  note: 'The license depends on trucks and deliveries. Drivers, consignees and office users are not counted.',
  blocks: [
    {
      kind: 'table',
      caption: 'Prices before tax',
      columns: ['Item', 'Price', 'What it covers, and what drives it'],
      widths: [24, 22, 54],
      rows: [
        [
          'License, a depot',
          `From ${license.flexpod} a year`,
          'Up to 15 trucks and 3,000 deliveries a month, all three channels, support and updates',
        ],
        [
          'Larger depots',
          'From $2,400 a year',
          'For each further 5 trucks or 1,000 deliveries a month, whichever is reached first',
        ],
        ['Implementation, one time', `${dollars(implementation)}, fixed`, `${workedOut}; travel at cost`],
        ['Each later depot', 'About half of that', 'SAP is connected already; routes and people are new'],
        [
          'Phones and calls',
          'At cost',
          `Your phones (iPhone, Android 13 or later) or our KTS-3C from ${phonePrice}; call minutes of Voice POD`,
        ],
      ],
    },
  ],
};
