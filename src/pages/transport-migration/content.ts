import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { benefits, capabilities, challenges, deployments } from './content/details.ts';
export { landscape, queue } from './content/landscape.ts';

const enquiry = productEnquiry('Transport Migration Utility');

export const hero: HeroRecord = {
  lead: 'Development, quality, production: every object in one repository, every move approved, everything imported in the order it was built.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Download Documentation', to: { file: 'transport-migration-documentation.pdf' } },
  ],
};

export const headings = {
  capabilities: {
    title: 'Core Capabilities',
    note: 'The queue of one release, halfway through its window. Number 7 will not overtake number 6.',
  },
  challenges: { title: 'Challenges Addressed' },
  deployments: {
    title: 'Deployment Architecture',
    note: 'Two places for the same product. Moving from the first to the second keeps the repository.',
    product: 'TMU',
  },
  benefits: { title: 'Business Benefits' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Bring last month’s transport list',
  text: 'We load it, sequence it and show you which imports would have failed, and why.',
  actions: [
    { label: 'Start Implementation', to: enquiry },
    { label: 'Schedule Consultation', to: enquiry },
  ],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'flexutility'];
