import type { WrittenSection } from '#documents/blocks.ts';
import { queue } from '../content/landscape.ts';

interface Explained {
  /** Its place among the requests as they were released from development. */
  readonly released: number;
  readonly rank: number;
  readonly uses: string;
  /** What its state on Saturday at 21:06 means. */
  readonly next: string;
}

/** By the place in the import order, the first is 1. */
const explained: Readonly<Record<number, Explained>> = {
  1: { released: 1, rank: 10, uses: 'None', next: 'Done' },
  2: { released: 3, rank: 20, uses: 'Number 1', next: 'Done' },
  3: { released: 2, rank: 40, uses: 'Number 2', next: 'Runs as soon as number 2 has ended' },
  4: { released: 4, rank: 50, uses: 'Numbers 2, 3', next: 'Runs as soon as number 3 has ended' },
  5: {
    released: 5,
    rank: 70,
    uses: 'Number 2',
    next: 'Approved at 20:58, after the lock at 20:50; runs next Saturday',
  },
  6: {
    released: 6,
    rank: 80,
    uses: 'Number 4',
    next: 'The business has signed; after 24 hours the deputy of Basis is asked too',
  },
  7: {
    released: 7,
    rank: 90,
    uses: 'Number 6',
    next: 'Finding SEQ02: its role is neither in production nor scheduled',
  },
};

const rows = queue.requests.flatMap((request) => {
  const more = explained[request.order];
  return more ? [{ ...request, ...more }] : [];
});

export const releaseExample: WrittenSection = {
  title: 'Worked example: a pricing change as release 24.3',
  note: 'Seven requests, all tested in quality, on their way to production. The product page shows the same queue.',
  blocks: [
    {
      kind: 'table',
      caption: 'The order: as released from development, and as imported',
      columns: ['Imported', 'Request', 'Holds', 'Lowest rank', 'Uses', 'Released'],
      widths: [11, 16, 34, 14, 14, 11],
      rows: rows.map(({ order, request, text, rank, uses, released }) => [
        String(order),
        request,
        text,
        String(rank),
        uses,
        String(released),
      ]),
    },
    {
      kind: 'text',
      paragraphs: [
        'Rule 2 moves one request. The function group reads the new field, so the table goes before it, although it was released later.',
        'The others keep the order of their release: each already follows what it uses, and no lower rank comes after a higher one.',
      ],
    },
    {
      kind: 'table',
      caption: 'The window: Saturday, 21:06, as the cockpit shows it',
      columns: ['Order', 'State', 'Detail', 'What it means'],
      widths: [9, 14, 27, 50],
      rows: rows.map(({ order, state, detail, next }) => [String(order), state, detail, next]),
    },
    {
      kind: 'note',
      title: 'What production has at the end of the window',
      text: 'Numbers 1 to 4. Numbers 5 to 7 stay in the release and keep their order. If Basis approves number 6 in time, number 7 is no longer held, and all three run in the next window.',
    },
  ],
};
