import type { Card } from '#content/card.ts';

export interface PipelineStep extends Card {
  /** What one reading looks like at this step. */
  readonly sample: readonly { readonly label: string; readonly value: string }[];
  /** How much of it there is. */
  readonly volume: string;
}

export const pipelineSteps: readonly PipelineStep[] = [
  {
    title: 'Collection',
    description:
      'Sensors and controllers publish over OPC UA and MQTT. A gateway time-stamps the data and buffers it during an outage.',
    sample: [
      { label: 'Source', value: 'Line 4, spindle 4' },
      { label: 'Signal', value: 'Acceleration, 25.6 kHz' },
    ],
    volume: '184 MB an hour',
  },
  {
    title: 'Processing',
    description:
      'An edge device beside the machine filters the signal, computes frequency bands and keeps raw data only around an alarm, so the network carries little.',
    sample: [
      { label: 'Result', value: 'RMS and 12 bands' },
      { label: 'Interval', value: 'Once a minute' },
    ],
    volume: '40 KB an hour',
  },
  {
    title: 'Pattern Recognition',
    description:
      'Models trained on this machine and others of its type look for known faults and for unusual behavior.',
    sample: [
      { label: 'Match', value: 'Outer race, 162 Hz' },
      { label: 'Trend', value: '11 days to limit' },
    ],
    volume: 'One finding',
  },
  {
    title: 'Intelligent Actions',
    description:
      'The finding becomes a notification and a work order in SAP Plant Maintenance, with the spare part reserved, the time window set and the evidence attached.',
    sample: [
      { label: 'Order', value: 'Change bearing' },
      { label: 'Window', value: 'Saturday, 06:00' },
    ],
    volume: 'One work order',
  },
];
