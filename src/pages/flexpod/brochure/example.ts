import { dollars } from '#content/money.ts';
import { license, licenseDollars, phoneDollars } from '#content/prices.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { implementation } from './price.ts';
import {
  billedAYear,
  billedOf,
  cashEarlier,
  deliveriesAYear,
  depot,
  disputeHours,
  disputesAYear,
  drops,
  interest,
  paperHours,
  routeBilled,
  routeLines,
  savedAYear,
  settledAYear,
} from './route.ts';

const count = (value: number) => value.toLocaleString('en-US');
const wage = dollars(depot.hourlyWage);
const firstYear = licenseDollars.flexpod + implementation;
const phones = depot.trucks * phoneDollars;
const monthsToPayBack = (cost: number) => Math.ceil(cost / (savedAYear / 12));

export const example: WrittenSection = {
  title: 'Worked example: a day and a year',
  note: 'An invented distributor. We run the same arithmetic on your own figures before you order.',
  blocks: [
    {
      kind: 'table',
      caption: 'Route 118, truck 27: five stops, a delivery at each',
      columns: ['Stop', 'Delivery', 'Lines', 'Arrived', 'Signed', 'Result', 'To billing', 'Billed'],
      widths: [7, 13, 9, 10, 9, 28, 12, 12],
      numbers: [2, 7],
      rows: [
        ...drops.map((drop, index) => [
          String(index + 1),
          drop.delivery,
          String(drop.lines),
          drop.arrived,
          drop.signed,
          drop.result,
          drop.billable,
          dollars(billedOf(drop)),
        ]),
        [
          'Day',
          `${drops.length}`,
          `${routeLines}`,
          '',
          '',
          '1 dispute, no credit memo',
          '',
          dollars(routeBilled),
        ],
      ],
      total: true,
    },
    {
      kind: 'text',
      paragraphs: [
        'At stop 3 two cartons of $65 are missing. The driver photographs the open pallet and enters 22 of 24. Customer service sees the photo, agrees on 22 with the consignee and closes the dispute at 11:20.',
        'All five deliveries are in the 18:00 billing run. On paper they would have been invoiced four days later, and stop 3 for 24 cartons, with a credit memo to follow.',
      ],
    },
    {
      kind: 'table',
      caption: `The depot: ${depot.trucks} trucks, each running a route like this on ${depot.days} days`,
      columns: ['Per year', 'How', 'Result'],
      widths: [27, 53, 20],
      numbers: [2],
      rows: [
        [
          'Deliveries',
          `${depot.trucks} trucks × ${drops.length} stops × ${depot.days} days`,
          count(deliveriesAYear),
        ],
        ['Billed', `${dollars(routeBilled)} × ${depot.trucks} × ${depot.days}`, dollars(billedAYear)],
        [
          'Disputes',
          `${depot.disputedPercent}% of deliveries (the day above, with one in five, was a bad one)`,
          count(disputesAYear),
        ],
        [
          'Credit memos saved',
          `${depot.settledPercent}% of them, agreed before the invoice`,
          count(settledAYear),
        ],
        [
          'Work on disputes',
          `${count(settledAYear)} × ${depot.creditMemoMinutes - depot.disputeMinutes} minutes (${depot.creditMemoMinutes} for a credit memo, ${depot.disputeMinutes} with the photo) = ${count(disputeHours)}\u00a0hours at ${wage}`,
          dollars(disputeHours * depot.hourlyWage),
        ],
        [
          'Work on paper',
          `${depot.paperMinutes} minutes to sort, scan and file each note = ${count(paperHours)}\u00a0hours at ${wage}`,
          dollars(paperHours * depot.hourlyWage),
        ],
        [
          'Interest',
          `Invoiced ${depot.daysEarlier} days earlier: ${dollars(cashEarlier)} less outstanding, at ${depot.interestPercent}%`,
          dollars(interest),
        ],
        ['Saved', 'Work and interest together', dollars(savedAYear)],
      ],
      total: true,
    },
    {
      kind: 'note',
      title: `Paid back within ${monthsToPayBack(firstYear)} months of going live`,
      text: `The first year costs ${dollars(firstYear)}, ${license.flexpod} for the license and ${dollars(implementation)} for implementation, plus travel and any phones. A KTS-3C for each of the ${depot.trucks} trucks adds ${dollars(phones)} and moves the payback to month ${monthsToPayBack(firstYear + phones)}. Drivers’ time is not counted: a clean drop takes about ninety seconds, as on paper.`,
    },
  ],
};
