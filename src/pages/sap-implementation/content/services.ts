import type { Card } from '#content/card.ts';

export const serviceCards = [
  {
    title: 'SAP S/4HANA',
    description:
      'A clean core for order, plan, make and close. Scope starts from standard processes, and a deviation has to bring its own business case.',
    image: 'sap-implementation',
    features: ['Fit-to-standard', 'Clean core', 'Data migration'],
  },
  {
    title: 'SAP Simple Finance',
    description:
      'The universal journal holds finance, controlling and asset postings in one table. Reconciling them with each other ends.',
    image: 'ledger',
    features: ['Universal journal', 'Asset accounting', 'Margin analysis'],
  },
  {
    title: 'SAP Supply Chain Management',
    description:
      'Demand, MRP, order promising and warehouse on the same stock figure, in the core or with IBP and EWM beside it.',
    image: 'warehouse',
    features: ['MRP Live', 'Advanced ATP', 'EWM'],
  },
  {
    title: 'SAP Fiori',
    description:
      'Apps by role in place of transaction codes. Buyers, planners and storekeepers see their open work first, on the device they hold.',
    image: 'dashboard',
    features: ['Role catalogs', 'Launchpad', 'Mobile apps'],
  },
  {
    title: 'S/4HANA Conversion and Migration',
    description:
      'ECC to S/4HANA: simplification items settled, custom code sorted, and two full rehearsals timed before the real weekend.',
    image: 'cloud-enablement',
    features: ['Readiness Check', 'Custom code', 'Downtime plan'],
  },
  {
    title: 'SAP Integration Services',
    description:
      'Plants, banks, carriers and customers on monitored interfaces: IDoc and BAPI where they work, APIs and events where they help.',
    image: 'handshake',
    features: ['Integration Suite', 'EDI and IDoc', 'MES and PLM'],
  },
] as const satisfies readonly Card[];
