import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/manufacturing-operations',
  title: 'Manufacturing Operations Management',
  menuTitle: 'Manufacturing Operations',
  heading: 'Manufacturing Operations Management',
  tagline: 'Warehouse, production and quality on the same record',
  area: 'solutions',
  group: 'solutions',
  place: 3,
  parent: 'solutions',
  description:
    'Warehouse, execution, quality, traceability, maintenance and scheduling on one record shared with SAP, from goods receipt to shipment.',
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
    'sap digital manufacturing',
    'opcenter',
    'isa-95',
    'shop floor',
  ],
};
