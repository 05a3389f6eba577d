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
    text: 'Valve body, revision C, released with tolerances and material on the 3D model.',
    page: 'product-lifecycle-management',
  },
  {
    record: 'Layout',
    text: 'Fourteen stations for 120,000 pieces a year, balanced to a takt of 58 seconds.',
    page: 'factory-of-the-future',
  },
  {
    record: 'Program',
    text: 'Two robots programmed offline, and a collision corrected in the simulation.',
    page: 'digital-manufacturing',
  },
  {
    record: 'Order',
    text: '240 pieces promised for Thursday, with material and price attached.',
    page: 'sap-implementation',
  },
  {
    record: 'Batch',
    text: 'Serial numbers and torque curves for each piece; one is held at final test.',
    page: 'manufacturing-operations',
  },
  {
    record: 'Reading',
    text: 'Spindle 4 drifts, so its bearing change is planned for Saturday.',
    page: 'iot-big-data',
  },
  {
    record: 'Posting',
    text: 'Cost, variance and revenue in the universal journal, on the day they occur.',
    page: 'intelligent-finance',
  },
  {
    record: 'Figure',
    text: 'One margin by product for the plant manager and the CFO.',
    page: 'analytics',
  },
];
