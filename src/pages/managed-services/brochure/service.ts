import type { WrittenSection } from '#documents/blocks.ts';
import { slaLevels } from '../content/service.ts';

export const lead =
  'How a managed service is taken over, run, measured and governed: transition plan, responsibilities, severities, calendar and reports.';

export const scope: WrittenSection = {
  title: 'The scope is a list, and the list is priced',
  note: 'Before the first month each system gets a level, each service a quantity. What is not on the list is done by time and material.',
  blocks: [
    {
      kind: 'table',
      caption: 'Services, what is in the monthly fee and what is not',
      columns: ['Service', 'In the fee', 'By time and material'],
      widths: [21, 44, 35],
      rows: [
        [
          'Incidents',
          'Diagnosis and fix by severity, day and night by level',
          'Faults in systems outside of the scope',
        ],
        [
          'Service requests',
          'The agreed number a month from the catalog',
          'Requests beyond it, at the agreed rate',
        ],
        [
          'Small changes',
          'Up to 16 hours each, from the monthly budget of hours',
          'Larger ones, estimated first',
        ],
        ['Monitoring', 'Jobs, interfaces, queues, space, certificates', 'New checks for new systems'],
        [
          'Patches',
          'Kernel, support packages and security notes, two calendars a year',
          'Upgrades and conversions',
        ],
        ['Authorizations', 'Users, roles by request, quarterly review', 'A new role concept'],
        ['Reports', 'Monthly service report, yearly roadmap', 'Audit support beyond two days a year'],
      ],
    },
    {
      kind: 'table',
      caption: 'What drives the fee',
      columns: ['Driver', 'Counted as', 'Effect'],
      widths: [21, 44, 35],
      rows: [
        ['Systems', 'Productive systems by level; others count a third', 'Largest'],
        ['Users', 'Named users in active use in the last 90 days', 'Steps of 250'],
        ['Hours', 'Business, extended or around the clock', 'By level'],
        ['Tickets', 'Average of the last twelve months, without requests', 'Band of 15%, then reviewed'],
      ],
    },
    {
      kind: 'note',
      title: 'Order of magnitude',
      text: 'A Bronze service begins at $6,500 a month. Fixed Bid covers what is in the fee; Time and Material suits the first six months of a landscape whose volume is not yet known. Many clients begin with the second and change at the first yearly review.',
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Handled as a matter of course',
          items: [
            'ISO/IEC 27001 for managed services and delivery; certificate under NDA',
            'SOC 2 Type II report each year',
            'Client data stays in client systems',
          ],
        },
        {
          title: 'Agreed in the contract',
          items: [
            'Named users with your identity provider',
            'Data processing agreement for the EU on request',
            'Right to audit once a year',
          ],
        },
      ],
    },
    {
      kind: 'note',
      title: 'And the way out',
      text: 'The same plan runs backward when you leave: run books, registers, passwords and open tickets are handed over within eight weeks, at the agreed rates, to whomever you name.',
    },
  ],
};

export const severities: WrittenSection = {
  title: 'Severity decides how fast, the level when it starts',
  note: 'The caller names the severity. We may propose another one; in doubt yours counts until the first review.',
  blocks: [
    {
      kind: 'table',
      caption: 'Severities',
      columns: ['Severity', 'Meaning', 'Example', 'Resolution target', 'Updates'],
      widths: [10, 29, 31, 16, 14],
      rows: [
        [
          'S1',
          'Production is down, no workaround',
          'Goods issue fails in all plants',
          '4 hours',
          'Every 30 minutes',
        ],
        [
          'S2',
          'An important function fails, a workaround exists',
          'Payment run stops; payments by hand',
          '1 business day',
          'Every 4 hours',
        ],
        [
          'S3',
          'A few users are hindered',
          'A report shows wrong totals for one plant',
          '5 business days',
          'Daily',
        ],
        [
          'S4',
          'A question or a cosmetic fault',
          'A text on a form is outdated',
          'Next release',
          'At the release',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Response to an S1 by level, and the availability behind it',
      columns: ['Level', 'Response', 'Availability', 'Downtime in 30 days', 'S2 to S4'],
      widths: [16, 22, 17, 23, 22],
      rows: slaLevels.map(({ level, responseTime, availability, downtime }) => [
        level,
        responseTime,
        availability,
        `At most ${downtime}`,
        level === 'Platinum' || level === 'Gold' ? 'Around the clock for S2' : 'In business hours',
      ]),
    },
    {
      kind: 'steps',
      title: 'When an S1 opens',
      items: [
        {
          title: 'Within the response time',
          text: 'An engineer is in the system, a bridge is open and its number is in the ticket.',
        },
        {
          title: 'After 30 minutes',
          text: 'The duty manager joins. A way around is looked for beside the cause.',
        },
        {
          title: 'After 2 hours',
          text: 'Service manager and your system owner are called; vendor tickets are raised to very high.',
        },
        { title: 'After 4 hours', text: 'Directors of both sides decide: go on, fall back or restore.' },
        {
          title: 'Within 2 business days',
          text: 'A review with timeline, cause, and what prevents the next one. Its actions have owners and dates.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Credits',
      text: 'A month below the agreed availability credits 5% of that system’s monthly fee, 10% from twice the downtime allowed and 15% from three times. Three such months in a row let you end the service for that system without notice.',
    },
  ],
};

export const measures: WrittenSection = {
  title: 'What is measured, and when the clock runs',
  blocks: [
    {
      kind: 'table',
      caption: 'What counts',
      columns: ['Measure', 'Begins', 'Ends', 'Does not count'],
      widths: [17, 25, 30, 28],
      rows: [
        [
          'Response',
          'Ticket or alert reaches the desk',
          'A person who can open the system answers',
          'Automatic receipts',
        ],
        [
          'Resolution',
          'The same moment',
          'Service works again; the cause may follow',
          'Waiting for your answer or for a vendor’s fix',
        ],
        [
          'Availability',
          'First of the month, 00:00',
          'Last of the month, 24:00',
          'Agreed windows; network outside of the scope',
        ],
      ],
    },
  ],
};
