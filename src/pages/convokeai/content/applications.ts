import type { ApplicationRecord } from '#content/records/services.ts';

export const applications: readonly ApplicationRecord[] = [
  {
    title: 'CRM Suite',
    description: 'Account teams prepare, quote and follow up without leaving the opportunity.',
    features: [
      'Account brief from orders, tickets and open items',
      'Quote drafts from past configurations and current prices',
      'Next step proposed from recent contacts',
      'Churn signals with the reason for each',
    ],
    example: {
      question: 'What should I know before I call our customer in Toledo?',
      answer:
        'Two deliveries shipped late in March, one credit memo is still open, and the outline agreement expires in 41 days.',
      sources: ['Delivery 80014422', 'Credit memo request 60001187', 'Outline agreement 40000315'],
    },
  },
  {
    title: 'ERP Suite',
    description: 'Planners, buyers and accountants ask the system of record as they would ask a colleague.',
    features: [
      'MRP exceptions ranked by revenue at risk',
      'Blocked invoices explained line by line',
      'Variance commentary drafted for the close',
      'Purchase requisitions prepared for release',
    ],
    example: {
      question: 'Which customer orders slip if we block supplier lot 22-0817?',
      answer:
        'Seven orders in plant 1000, worth $412,000. The first is due Thursday; stock in plant 1200 covers four of them.',
      sources: ['Batch where-used list', 'Inspection lot 10000046213', 'Stock/requirements list'],
    },
  },
  {
    title: 'ServiceNow Integration',
    description:
      'Tickets arrive classified, with the likely fix attached, and close with a note that the next agent can use.',
    features: [
      'Incidents classified and routed on arrival',
      'Fixes proposed from closed tickets and runbooks',
      'Changes checked against the freeze calendar',
      'Knowledge articles drafted when a problem closes',
    ],
    example: {
      question: 'Why did the nightly interface to the warehouse fail?',
      answer:
        'Since change CHG0031187 made the storage location mandatory, IDocs stop in status 51. In April, a default value resolved the same error (INC0090412).',
      sources: ['CHG0031187', 'INC0090412', 'IDoc monitor (WE02)'],
    },
  },
];

/** What tells a question from its answer, where colors do not. */
export const questionTexts = { question: 'Question: ', answer: 'Answer: ', sources: 'Read from' } as const;
