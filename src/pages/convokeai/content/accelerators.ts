import type { AcceleratorRecord } from '#content/records/services.ts';

export const accelerators: readonly AcceleratorRecord[] = [
  {
    name: 'Contract Reader',
    description: 'Finds notice periods, price indexation and liability caps before a contract renews itself.',
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
    description:
      'Compares the forecast with orders and promotions, and shows planners the items that do not fit.',
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
      'Writes the handover: downtime, scrap, open safety points and the first job of the next shift.',
    reads: 'MES events, shift log',
  },
  {
    name: 'Test Writer',
    description: 'Turns a change request into regression cases, chosen by the transactions people use most.',
    reads: 'Change requests, usage logs',
  },
];
