import type { WorkflowStep } from '#content/product-records.ts';

/** How a line of the delivery stands at a step. */
export type LineMark = 'open' | 'ok' | 'disputed';

export interface RecordedStep extends WorkflowStep {
  readonly lines: readonly { readonly text: string; readonly mark: LineMark }[];
}

export const steps: readonly RecordedStep[] = [
  {
    step: 1,
    title: 'Capture Delivery',
    description: 'Quantity, condition and signature are recorded at the drop, by phone, call or browser.',
    icon: 'capture',
    state: 'Captured',
    lines: [
      { text: 'Seal kits 12', mark: 'open' },
      { text: 'Housings 4', mark: 'open' },
      { text: 'Cartons 22', mark: 'open' },
    ],
  },
  {
    step: 2,
    title: 'Validation Process',
    description: 'Each line is matched with the delivery in SAP, within the tolerances you set.',
    icon: 'validate',
    state: 'Validated',
    lines: [
      { text: 'Seal kits 12 of 12', mark: 'ok' },
      { text: 'Housings 4 of 4', mark: 'ok' },
      { text: 'Cartons 22 of 24', mark: 'disputed' },
    ],
  },
  {
    step: 3,
    title: 'POD Creation',
    description: 'A clean proof of delivery is created, with its evidence and the agreed quantities.',
    icon: 'create',
    state: 'Clean POD',
    lines: [
      { text: 'Seal kits 12', mark: 'ok' },
      { text: 'Housings 4', mark: 'ok' },
      { text: 'Cartons 22 agreed', mark: 'ok' },
    ],
  },
  {
    step: 4,
    title: 'Ready for Billing',
    description: 'SAP confirms the delivery, and the invoice can go out the same day.',
    icon: 'bill',
    state: 'Billable',
    lines: [{ text: 'Invoice 90004417', mark: 'ok' }],
  },
];

export const dispute = {
  leaves: 'Disputed',
  rejoins: 'Resolved',
  title: 'Resolution workflow',
  description:
    'Only the disputed item comes here. Customer service sees the photo and agrees on a quantity or a credit; the rest of the route does not wait.',
  line: { text: 'Cartons, 2 short: agreed as 22', mark: 'disputed' },
} as const;
