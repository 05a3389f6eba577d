import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/iot-big-data',
  title: 'IoT Big Data',
  heading: 'IoT Big Data',
  tagline: 'From sensor reading to work order',
  area: 'solutions',
  group: 'solutions',
  place: 10,
  parent: 'solutions',
  description:
    'Collect machine data over OPC UA and MQTT, evaluate it at the edge and turn findings into SAP work orders before the line stops.',
  keywords: [
    'iot',
    'internet of things',
    'big data',
    'sensors',
    'edge computing',
    'opc ua',
    'mqtt',
    'predictive maintenance',
    'condition monitoring',
    'energy monitoring',
    'plc',
    'iec 62443',
    'industrial iot',
  ],
};
