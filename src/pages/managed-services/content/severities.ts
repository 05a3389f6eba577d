import type { CardRecord } from '#content/records/services.ts';

const target = 'Resolution target';

/** What a ticket is worth, which the person who opens it and the one who answers agree on. */
export const severities = [
  {
    title: 'S1: production stands',
    description: 'A plant, shipping or a payment run has stopped and there is no workaround.',
    features: ['Worked on around the clock', 'Update every 30 minutes'],
    footnote: { title: target, text: '4 hours' },
  },
  {
    title: 'S2: work is restricted',
    description: 'An important process runs slowly or by a workaround, or an interface is behind.',
    features: ['Worked on by both teams in turn', 'Update every 4 hours'],
    footnote: { title: target, text: '1 business day' },
  },
  {
    title: 'S3: a single function',
    description: 'A report, a form or a few users are affected; the business goes on.',
    features: ['Worked on in business hours', 'Update every business day'],
    footnote: { title: target, text: '5 business days' },
  },
  {
    title: 'S4: a question or wish',
    description: 'How-to questions, cosmetic faults and small improvements.',
    features: ['Planned with you', 'Answered in the monthly review'],
    footnote: { title: target, text: 'Next release' },
  },
] as const;

export const terms: readonly CardRecord[] = [
  {
    title: 'Monthly fee',
    description:
      'From $6,500 a month at Bronze. Systems, users, hours and ticket volume drive the price; you choose Time and Material or Fixed Bid.',
  },
  {
    title: 'Credits',
    description:
      'For each month in which a system misses its availability target you get back 5% of the monthly fee, at most 15%.',
  },
  {
    title: 'Security',
    description:
      'ISO/IEC 27001 certified, with a yearly SOC 2 Type II report; both under NDA. Data stays in your systems, and each access is named and logged.',
  },
  {
    title: 'Ending it',
    description:
      'Run books, configuration and ticket history belong to you. Notice is three months, with a handover to your team or another provider.',
  },
];
