import { managedServicesFee } from '#content/prices.ts';
import type { CardRecord } from '#content/records/services.ts';

const target = 'Resolution target';

/** What a ticket is worth, which the person who opens it and the one who answers agree on. */
export const severities = [
  {
    title: 'S1: production is down',
    description: 'A plant, shipping or a payment run has stopped and there is no workaround.',
    features: ['Worked on around the clock', 'Update every 30 minutes'],
    footnote: { title: target, text: '4 hours' },
  },
  {
    title: 'S2: work is restricted',
    description: 'An important process runs slowly or by a workaround, or an interface is behind.',
    features: ['Around the clock at Platinum and Gold', 'Update every 4 hours'],
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
    features: ['Planned with you', 'Update at the release'],
    footnote: { title: target, text: 'Next release' },
  },
] as const;

export const terms: readonly CardRecord[] = [
  {
    title: 'Monthly fee',
    description: `From ${managedServicesFee} a month at Bronze; fourteen systems, two of them Gold, with 1,200 users cost $49,550. Systems, users, hours and tickets drive the price. The guide shows both fees item by item.`,
  },
  {
    title: 'Credits',
    description:
      'Credits apply to availability only: 5% of the system’s monthly fee for a month below target, 10% from twice the downtime allowed and 15% from three times. After three such months in a row you may end the service for that system.',
  },
  {
    title: 'Security',
    description:
      'ISO/IEC 27001 certified, with a yearly SOC 2 Type II report; both under NDA. Data stays in your systems, and each access is named and logged.',
  },
  {
    title: 'Handover at the end',
    description:
      'Runbooks, registers and open tickets are handed over within eight weeks, at the agreed rates, to your team or the provider you name.',
  },
];
