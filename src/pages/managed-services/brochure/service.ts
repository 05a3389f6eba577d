import { supportHours } from '#content/terms-of-business.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { slaLevels } from '../content/service.ts';

export const lead =
  'How we take over your systems, run them and answer for the result: transition plan, scope, severities, responsibilities, meetings and reports. For those who sign the contract and those who work with it.';

export const scope: WrittenSection = {
  title: 'Scope: what the monthly fee covers',
  note: 'Before the first month, each system gets a service level and each service a quantity. Anything else is billed by time and material.',
  blocks: [
    {
      kind: 'table',
      caption: 'Services, what is in the monthly fee and what is not',
      columns: ['Service', 'In the fee', 'By time and material'],
      widths: [16, 48, 36],
      rows: [
        [
          'Incidents',
          'Diagnosis and fix by severity, in the hours of the level',
          'Faults in systems outside the scope',
        ],
        [
          'Service requests',
          'The agreed monthly number from the catalog',
          'Requests beyond it, at the agreed rate',
        ],
        [
          'Small changes',
          'Up to 16 hours each, within the monthly hour budget',
          'Larger ones, estimated first',
        ],
        ['Monitoring', 'Jobs, interfaces, queues, space, certificates', 'New checks for new systems'],
        ['Patches', 'Security notes monthly; kernel and packages twice a year', 'Upgrades and conversions'],
        ['Authorizations', 'Users and roles on request, quarterly review', 'Redesign of roles'],
        ['Reports', 'Monthly service report, yearly roadmap', 'Audit support beyond two days a year'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Standard in every contract',
          items: [
            'ISO/IEC 27001 for managed services and delivery; certificate under NDA',
            'SOC 2 Type II report each year',
            'Client data stays in client systems',
          ],
        },
        {
          title: 'Agreed with you',
          items: [
            'Named users from your identity provider',
            'Data processing agreement for the EU on request',
            'Right to audit once a year',
          ],
        },
      ],
    },
    {
      kind: 'note',
      title: 'Exit',
      text: 'When you leave, the transition runs in reverse: runbooks, registers, technical users and open tickets are handed over within eight weeks, at the agreed rates, to whomever you name.',
    },
  ],
};

export const severities: WrittenSection = {
  title: 'Severity sets the target, the level sets the response',
  note: 'You set the severity. We may propose another; if we disagree, yours stands until the first review. On a Bronze system nothing ranks above S2.',
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
          'Payment run stops; payments made by hand',
          '1 business day',
          'Every 4 hours',
        ],
        [
          'S3',
          'A few users are affected',
          'A report shows wrong totals for one plant',
          '5 business days',
          'Every business day',
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
      caption: `Response and availability by level. Business hours: ${supportHours}`,
      columns: ['Level', 'Response', 'Availability', 'Downtime in 30 days', 'S2 to S4'],
      widths: [10, 18, 12, 20, 40],
      rows: slaLevels.map(({ level, responseTime, availability, downtime }) => [
        level,
        responseTime,
        availability,
        `At most ${downtime}`,
        level === 'Platinum' || level === 'Gold'
          ? 'S2 around the clock; S3, S4 in business hours'
          : 'Business hours',
      ]),
    },
    {
      kind: 'steps',
      title: 'When an S1 opens',
      items: [
        {
          title: 'Within the response time',
          text: 'An engineer is logged on, and a conference bridge is open; its number is in the ticket.',
        },
        {
          title: 'After 30 minutes',
          text: 'The duty manager joins. The team looks for a workaround while it traces the cause.',
        },
        {
          title: 'After 2 hours',
          text: 'The service manager and your system owner are called in; vendor tickets are raised to priority very high.',
        },
        {
          title: 'After 4 hours',
          text: 'Directors on both sides decide whether to continue, fall back or restore.',
        },
        {
          title: 'Within 2 business days',
          text: 'You get a review with timeline, cause and preventive actions, each with an owner and a date.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Credits',
      text: 'A month below the agreed availability brings a credit of 5% of that system’s monthly fee, 10% from twice the downtime allowed and 15% from three times. Three such months in a row let you end the service for that system without notice.',
    },
  ],
};

export const measures: WrittenSection = {
  title: 'Measures, and when the clock runs',
  blocks: [
    {
      kind: 'table',
      caption: 'How each measure is taken',
      columns: ['Measure', 'Begins', 'Ends', 'Does not count'],
      widths: [17, 25, 30, 28],
      rows: [
        [
          'Response',
          'Ticket or alert reaches the desk',
          'A person with access to the system answers',
          'Automatic replies',
        ],
        [
          'Resolution',
          'At the same moment',
          'Fixed, or a workaround you accept',
          'Waiting for your answer or for a vendor’s fix',
        ],
        [
          'Availability',
          'First of the month, 00:00',
          'Last of the month, 24:00',
          'Maintenance windows; networks outside the scope',
        ],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Resolution targets count as met when 90% of the month’s tickets meet them; credits apply to availability only.',
      ],
    },
  ],
};
