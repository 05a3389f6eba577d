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
    description: 'Years of history from all plants, for training models and for questions that span sites.',
    image: 'server-rack',
    features: ['Time-series store', 'Model training', 'SAP and MES context'],
  },
  {
    title: 'Edge Computing',
    level: 'Levels 2 and 3',
    description:
      'Decisions within milliseconds, beside the line, that go on when the link to the outside is down.',
    image: 'edge-gateway',
    features: ['Containers on site', 'Store and forward', 'Models pushed from above'],
  },
  {
    title: 'Sensor Networks',
    level: 'Levels 0 and 1',
    description:
      'Wired where it is fast, wireless where it is far. Old controllers get a gateway and keep their program.',
    image: 'sensor',
    features: ['OPC UA and MQTT', 'Retrofit kits', 'Time synchronized'],
  },
] as const satisfies readonly LayerCard[];

export const foundation = {
  title: 'Secure Infrastructure',
  level: 'All levels',
  description:
    'Zones and conduits after IEC 62443, certificates per device, and no connection that opens inward to the plant.',
  image: 'security',
  features: ['Device identity', 'Signed updates', 'Outbound only', 'Access logged'],
} as const satisfies LayerCard;
