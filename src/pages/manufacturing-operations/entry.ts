import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/manufacturing-operations',
  title: 'Manufacturing Operations Management',
  menuTitle: 'Manufacturing Operations',
  heading: 'Manufacturing Operations Management',
  tagline: 'One record from order to shipment',
  area: 'solutions',
  group: 'solutions',
  place: 3,
  parent: 'solutions',
  description:
    'Warehouse, execution, quality, traceability, maintenance and scheduling on one record, from the customer order to the shipped pallet.',
  keywords: [
    'mom',
    'mes',
    'manufacturing execution system',
    'wms',
    'warehouse management system',
    'qms',
    'quality management system',
    'traceability',
    'plant maintenance',
    'production scheduling',
    'aps',
    'oee',
  ],
};
