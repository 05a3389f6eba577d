import type { Card } from '#content/card.ts';

export interface LayerCard<Image extends string = string> extends Card<Image> {
  /** Where in the plant it sits. */
  readonly level: string;
}

/** From the top of the plant down, then what runs beside all of it. */
export const layers = [
  {
    title: 'Analytics Engine',
    level: 'Level 4 and cloud',
    description:
      'Years of history from all plants, to train models and compare sites, on AWS, Microsoft Azure, Google Cloud or your own servers.',
    image: 'server-rack',
    features: ['Time-series store', 'Model training', 'SAP and MES context'],
  },
  {
    title: 'Edge Computing',
    level: 'Levels 2 and 3',
    description: 'Decisions within milliseconds beside the line, even when the outside connection is down.',
    image: 'edge-gateway',
    features: ['Containers onsite', 'Store and forward', 'Models deployed centrally'],
  },
  {
    title: 'Sensor Networks',
    level: 'Levels 0 and 1',
    description:
      'Wired for fast signals, wireless over long distances. Older controllers get a gateway and keep their program.',
    image: 'sensor',
    features: ['OPC UA and MQTT', 'Retrofit kits', 'Time synchronized'],
  },
] as const satisfies readonly LayerCard[];

export const foundation = {
  title: 'Secure Infrastructure',
  level: 'All levels',
  description:
    'Zones and conduits according to IEC 62443, a certificate for each device, and no inbound connection to the plant.',
  image: 'security',
  features: ['Device identity', 'Signed updates', 'Outbound connections only', 'Access logged'],
} as const satisfies LayerCard;
