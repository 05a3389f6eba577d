import type { PageId } from '#generated/page-id.ts';

export interface Practice {
  readonly title: string;
  readonly description: string;
  readonly page: PageId;
  /** The name of a spot drawing. */
  readonly spot: string;
}

export const whatWeDo = {
  title: 'What we do',
  items: [
    {
      title: 'Consulting',
      description: 'Roadmaps with a cost, an owner and a date on each line.',
      page: 'consulting-services',
      spot: 'consulting-services',
    },
    {
      title: 'Manufacturing systems',
      description: 'Execution, quality, warehouse and maintenance on the plant floor.',
      page: 'manufacturing-operations',
      spot: 'manufacturing-operations',
    },
    {
      title: 'SAP and finance',
      description: 'S/4HANA programs, from the first fit-gap to a quiet month-end.',
      page: 'sap-implementation',
      spot: 'sap-implementation',
    },
    {
      title: 'Cloud, data and AI',
      description: 'Platforms moved in waves, figures people trust, models with an owner.',
      page: 'cloud-enablement',
      spot: 'cloud-enablement',
    },
    {
      title: 'Managed services',
      description: 'Day and night operation of what we built, or of what others did.',
      page: 'managed-services',
      spot: 'managed-services',
    },
    {
      title: 'Software products',
      description: 'Seven of our own, for jobs that should not need a project.',
      page: 'products',
      spot: 'flexpod',
    },
  ],
} as const satisfies { title: string; items: readonly Practice[] };
