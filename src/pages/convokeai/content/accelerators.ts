import type { AcceleratorRecord } from '#content/records/services.ts';

export const accelerators: readonly AcceleratorRecord[] = [
  {
    name: 'Contract Reader',
    description: 'Finds notice periods, price indexation and liability caps before a renewal slips by.',
    reads: 'Contract archive, outline agreements',
  },
  {
    name: 'Invoice Match',
    description: 'Explains a blocked invoice and proposes the posting, or the question to the supplier.',
    reads: 'Payables, goods receipts',
  },
  {
    name: 'Close Companion',
    description: 'Drafts variance commentary by cost center and lists accruals that look forgotten.',
    reads: 'Universal journal, plan data',
  },
  {
    name: 'Demand Check',
    description: 'Sets the forecast beside orders and promotions, and points a planner at the odd ones.',
    reads: 'Sales orders, demand plan',
  },
  {
    name: 'Supplier Watch',
    description: 'Scores late deliveries and quality notices by supplier and part, with the trend.',
    reads: 'Purchasing, quality notifications',
  },
  {
    name: 'Change Impact',
    description:
      'Lists the parts, routings, work instructions and open orders an engineering change touches.',
    reads: 'BOM, routings, change records',
  },
  {
    name: '8D Drafter',
    description:
      'Fills containment, root cause and corrective action from the notification and similar cases.',
    reads: 'Complaints, CAPA records',
  },
  {
    name: 'Maintenance Advisor',
    description: 'Reads work-order history and sensor trends, then proposes the job and the spare part.',
    reads: 'Plant maintenance, historian',
  },
  {
    name: 'Shift Brief',
    description:
      'Writes the hand-over: downtime, scrap, open safety points, and where the next shift begins.',
    reads: 'MES events, shift log',
  },
  {
    name: 'Test Writer',
    description: 'Turns a change request into regression cases, chosen by what users really run.',
    reads: 'Change requests, usage logs',
  },
];
