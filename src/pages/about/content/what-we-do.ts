import type { PageId } from '#generated/page-id.ts';

export interface Practice {
  readonly title: string;
  readonly description: string;
  readonly page: PageId;
  /** The name of a spot drawing. */
  readonly spot: string;
}

export const whatWeDo = {
  title: 'From the first roadmap to daily support',
  items: [
    {
      title: 'Consulting',
      description: 'Roadmaps with a cost, an owner and a date for every step.',
      page: 'consulting-services',
      spot: 'consulting-services',
    },
    {
      title: 'Manufacturing systems',
      description: 'Execution, quality, warehouse and maintenance systems on the shop floor.',
      page: 'manufacturing-operations',
      spot: 'manufacturing-operations',
    },
    {
      title: 'SAP and finance',
      description: 'S/4HANA programs from the readiness check through the first three closes.',
      page: 'sap-implementation',
      spot: 'sap-implementation',
    },
    {
      title: 'Cloud, data and AI',
      description: 'SAP on AWS, Azure or Google Cloud, governed reporting, and AI models with a named owner.',
      page: 'cloud-enablement',
      spot: 'cloud-enablement',
    },
    {
      title: 'Managed services',
      description: 'Round-the-clock operation of systems that we or others have built.',
      page: 'managed-services',
      spot: 'managed-services',
    },
    {
      title: 'Software products',
      description: 'Seven of our own, for tasks too common to need a custom project.',
      page: 'products',
      spot: 'flexpod',
    },
  ],
} as const satisfies { title: string; items: readonly Practice[] };
