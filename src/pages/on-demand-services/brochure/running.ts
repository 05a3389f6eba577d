import { dollars } from '#content/money.ts';
import { blendedRate, blendedRateText } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { monthly } from '../content/offer.ts';

export const coverage: WrittenSection = {
  title: 'Coverage levels for booked help',
  note: 'When booked help starts. Systems we run have the faster levels of Managed Services.',
  blocks: [
    {
      kind: 'note',
      title: 'How to read the table',
      text: 'Response times count in the covered hours, from the ticket until a specialist is at work: the shorter one for what stops your users. T&M bills hours worked. The hybrid model is a fixed fee for a block of hours and T&M beyond it. A fixed bid is one price for an agreed number of tickets. The Gold and Platinum fees include nights and weekends, without the surcharge.',
    },
  ],
};

export const examples: WrittenSection = {
  title: 'The levels in practice',
  blocks: [
    {
      kind: 'table',
      caption: 'When a specialist is at work: an urgent ticket, your local time',
      columns: ['Ticket opened', 'Bronze', 'Silver', 'Gold', 'Platinum'],
      widths: [24, 19, 19, 19, 19],
      rows: [
        ['Friday, 5 PM', 'Monday, noon', 'Friday, 7 PM', 'Friday, 6 PM', 'Before 6 PM'],
        ['Saturday, 8 PM', 'Monday, 1 PM', 'Saturday, 10 PM', 'Saturday, 9 PM', 'Before 9 PM'],
        ['Sunday, 3 AM', 'Monday, 1 PM', 'Monday, 8 AM', 'Sunday, 4 AM', 'Before 4 AM'],
      ],
    },
    {
      kind: 'table',
      caption: 'The lowest monthly fee of each level, worked out',
      columns: ['Level', `Hours at ${blendedRateText}`, 'Standby, nights and weekends', 'Fee'],
      widths: [25, 30, 30, 15],
      numbers: [1, 2, 3],
      rows: [
        ['Bronze', 'As worked, by role', 'None', 'None'],
        ...Object.entries(monthly).map(([level, { hours, standby }]) => [
          level,
          `${hours} × ${blendedRateText} = ${dollars(hours * blendedRate)}`,
          standby === 0 ? 'None' : dollars(standby),
          dollars(hours * blendedRate + standby),
        ]),
      ],
    },
  ],
};

export const request: WrittenSection = {
  title: 'From request to first day',
  note: 'The steps are the same for one person and for a team.',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          title: 'You describe the role',
          text: 'Skills, release, start, length, place and language. A paragraph is enough.',
        },
        {
          title: 'Within one business day',
          text: 'Usually two profiles of people who are free, each with experience, rate and earliest start.',
        },
        {
          title: 'You talk to them',
          text: 'An hour, with the colleague they would work with. No fee, no obligation.',
        },
        {
          title: 'Order',
          text: 'A work order under the master agreement names the person, days, rate and hour limit. Time sheets come weekly, by ticket.',
        },
        {
          title: 'Access',
          text: 'Named users, your rules, your devices or ours. Security documents follow the same day.',
          check: 'First sign-in before the first day.',
        },
        {
          title: 'End',
          text: 'A week’s notice. Notes and open items are handed over and access is revoked, on a list both sides sign.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'If something goes wrong',
      columns: ['Case', 'What happens'],
      widths: [34, 66],
      rows: [
        ['The person does not fit', 'Someone else within five business days; the first five days are free'],
        [
          'The person is ill',
          'A substitute from the third day, briefed from the notes; the handover is free of charge',
        ],
        ['The hour limit is close', 'You are told at 80%; no hour beyond it without a new order'],
      ],
    },
  ],
};
