import type { PageId } from '#generated/page-id.ts';

/** One stop of a part on its way through the company. */
export interface ThreadStop {
  /** What the record is called where it is written. */
  readonly record: string;
  readonly text: string;
  readonly page: PageId;
}

export const threadStops: readonly ThreadStop[] = [
  {
    record: 'Model',
    text: 'Valve body, revision C, released with its tolerances on the model.',
    page: 'product-lifecycle-management',
  },
  {
    record: 'Layout',
    text: 'Fourteen stations for 120,000 a year, balanced to a takt of 58 seconds.',
    page: 'factory-of-the-future',
  },
  {
    record: 'Program',
    text: 'Two robots taught offline. One collision found and moved, on screen.',
    page: 'digital-manufacturing',
  },
  {
    record: 'Order',
    text: '240 pieces promised for Thursday, with material and price attached.',
    page: 'sap-implementation',
  },
  {
    record: 'Batch',
    text: 'Serial numbers, torque curves and one piece held back at final test.',
    page: 'manufacturing-operations',
  },
  {
    record: 'Reading',
    text: 'Spindle 4 drifts. Its bearing change moves into the Saturday gap.',
    page: 'iot-big-data',
  },
  {
    record: 'Posting',
    text: 'Cost, variance and revenue in one journal, on the day they occur.',
    page: 'intelligent-finance',
  },
  {
    record: 'Figure',
    text: 'The margin that the plant manager and the CFO both quote on Monday.',
    page: 'analytics',
  },
];
