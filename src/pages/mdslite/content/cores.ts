import type { FeatureRecord } from '#content/product-records.ts';

export const cores: readonly FeatureRecord[] = [
  {
    title: 'Order execution',
    description:
      'Released orders arrive from SAP in sequence. The station shows the next one, its drawing and its steps, and sends the confirmation back.',
    features: [
      'Dispatch list per station',
      'Work instructions by step and revision',
      'Yield, scrap and rework confirmed on the spot',
      'Operator sign-on with qualification',
    ],
  },
  {
    title: 'Material and genealogy',
    description:
      'Every unit is linked to the lots that went into it. A supplier’s bad lot is narrowed down to serial numbers within minutes.',
    features: [
      'Components verified before they are fitted',
      'Lot and serial links, forward and back',
      'Containers, labels and backflush',
      'Quarantine by lot, serial or time window',
    ],
  },
  {
    title: 'Quality at the station',
    description:
      'The check is part of the step. A value out of limits holds the part and calls for help before the next operation adds cost to it.',
    features: [
      'Characteristics, limits and sample plans',
      'Gauge and tester values without typing',
      'Control charts with run rules',
      'Defect codes, hold and release',
    ],
  },
  {
    title: 'Performance and losses',
    description:
      'Machine states come from the PLC, reasons from the operator with one tap. The board adds them up while the shift can still catch up.',
    features: [
      'Availability, performance, quality',
      'Stops with a cause, worst first',
      'Output against plan by the hour',
      'Call for help, with the response timed',
    ],
  },
];
