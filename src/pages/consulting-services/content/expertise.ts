import type { ConsultingIndustry, Technology } from '#content/records/services.ts';

export const industries = [
  {
    name: 'Automotive',
    description: 'Model mix, supplier tiers and launch dates depend on each other and are planned together.',
    expertise: ['Just-in-sequence call-offs', 'Launch readiness', 'Recall containment'],
    image: 'industry-automotive',
  },
  {
    name: 'Manufacturing',
    description: 'Plants that grew over decades, with capacity lost in changeovers and unplanned stops.',
    expertise: ['OEE loss analysis', 'Finite scheduling', 'MES selection'],
    image: 'industry-manufacturing',
  },
  {
    name: 'Consumer Packaged Goods and Retail',
    description: 'Promotions, shelf life and trade terms decide the margin before the line starts.',
    expertise: ['Trade promotion settlement', 'Shelf-life planning', 'Direct store delivery'],
    image: 'industry-consumer-packaged-goods',
  },
  {
    name: 'High Tech',
    description:
      'Short product lives, contract manufacturers, and components that go out of production first.',
    expertise: ['Configure to order', 'Contract manufacturing', 'Component obsolescence'],
    image: 'industry-high-tech',
  },
  {
    name: 'Life Sciences',
    description: 'Every change is validated and every record may be inspected, so the order of work matters.',
    expertise: ['GxP validation planning', 'Serialization', 'CAPA and deviations'],
    image: 'industry-life-sciences',
  },
  {
    name: 'Aerospace',
    description:
      'Programs outlive the software they were designed in, and their configuration has to be kept.',
    expertise: ['As-built configuration', 'Export-controlled data', 'MRO planning'],
    image: 'industry-aerospace',
  },
  {
    name: 'Oil and Gas',
    description: 'Remote assets, crews on rotation, and shutdowns planned to the hour.',
    expertise: ['Turnaround planning', 'Joint venture accounting', 'Asset integrity records'],
    image: 'industry-oil-and-gas',
  },
  {
    name: 'Retail',
    description: 'Store, web and warehouse sell from one stock figure, so it has to be right.',
    expertise: ['Inventory accuracy', 'Replenishment', 'Returns across channels'],
    image: 'industry-retail',
  },
] as const satisfies readonly ConsultingIndustry[];

export const technologies = [
  {
    category: 'ERP and finance',
    name: 'SAP S/4HANA',
    description:
      'New implementation, conversion or selective transition, decided on your data and custom code.',
  },
  {
    category: 'ERP and finance',
    name: 'Central Finance',
    description: 'When several ERPs must report as one before they can become one.',
  },
  {
    category: 'ERP and finance',
    name: 'SAP Fiori',
    description: 'When a role needs five fields and the transaction shows sixty.',
  },
  {
    category: 'Product and plant',
    name: 'CATIA',
    description: 'Where shape and assembly carry the value and suppliers share the design work.',
  },
  {
    category: 'Product and plant',
    name: 'ENOVIA',
    description: 'For change and configuration on the 3DEXPERIENCE platform.',
  },
  {
    category: 'Product and plant',
    name: 'Teamcenter',
    description: 'For one bill of materials from engineering into SAP, across CAD systems.',
  },
  {
    category: 'Data and analytics',
    name: 'BW on HANA',
    description: 'Where years of models are worth keeping, on the way to BW/4HANA or Datasphere.',
  },
  {
    category: 'Data and analytics',
    name: 'Business Objects',
    description: 'For printed, scheduled and regulated reports with a fixed layout.',
  },
  {
    category: 'Data and analytics',
    name: 'SAP Analytics Cloud',
    description:
      'For planning and dashboards in one tool: dashboards can read live, planning imports its data.',
  },
  {
    category: 'Integration and edge',
    name: 'SAP Cloud Platform',
    description: 'Today SAP BTP. For extensions beside a clean core, so that upgrades stay simple.',
  },
  {
    category: 'Integration and edge',
    name: 'ServiceNow',
    description: 'Where requests cross departments and need a common queue with clear owners.',
  },
  {
    category: 'Integration and edge',
    name: 'OPC UA',
    description: 'For machines from many makers that report to shared systems.',
  },
] as const satisfies readonly Technology[];
