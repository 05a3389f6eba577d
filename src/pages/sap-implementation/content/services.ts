import type { Card } from '#content/card.ts';

export const serviceCards = [
  {
    title: 'SAP S/4HANA',
    description:
      'A clean core for sales, planning, production and finance. Scope starts from SAP’s standard processes, and each deviation needs a business case.',
    image: 'sap-implementation',
    features: ['Fit-to-standard', 'Clean core', 'Data migration'],
  },
  {
    title: 'SAP Simple Finance',
    description:
      'Today SAP S/4HANA Finance. The universal journal holds finance, controlling and asset postings together, so they no longer have to be reconciled.',
    image: 'ledger',
    features: ['Universal journal', 'Asset accounting', 'Margin analysis'],
  },
  {
    title: 'SAP Supply Chain Management',
    description:
      'Demand, MRP, order promising and warehouse work from one stock figure, in the core or with SAP IBP and EWM.',
    image: 'warehouse',
    features: ['MRP Live', 'Advanced ATP', 'EWM'],
  },
  {
    title: 'SAP Fiori',
    description:
      'Apps by role in place of transaction codes. Buyers, planners and warehouse staff see their open tasks first, on desktop, tablet or handheld.',
    image: 'dashboard',
    features: ['Role catalogs', 'Launchpad', 'Mobile apps'],
  },
  {
    title: 'S/4HANA Conversion and Migration',
    description:
      'From ECC to S/4HANA: simplification items resolved, custom code adapted or retired, and two full rehearsals timed before the cutover.',
    image: 'cloud-enablement',
    features: ['Readiness Check', 'Custom code', 'Downtime plan'],
  },
  {
    title: 'SAP Integration Services',
    description:
      'Monitored interfaces to plants, banks, carriers and customers: IDocs and BAPIs where they work well, APIs and events for new connections.',
    image: 'handshake',
    features: ['Integration Suite', 'EDI and IDoc', 'MES and PLM'],
  },
] as const satisfies readonly Card[];
