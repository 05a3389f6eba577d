import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { benefits, capabilities, challenges, deployments } from './content/details.ts';
export { landscape, queue } from './content/landscape.ts';
export { platform } from './content/platform.ts';

const enquiry = productEnquiry('Transport Migration Utility');

export const hero: HeroRecord = {
  lead: 'For SAP teams that release every week. TMU moves code and configuration from development to quality to production: one repository, an approval before each system, and an import in the order that was tested.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Download Documentation', to: { file: 'transport-migration-documentation.pdf' } },
  ],
};

export const headings = {
  capabilities: {
    title: 'Core Capabilities',
    note: 'A release in its import window. Request 7 is held, because request 6, which it needs, is not approved yet.',
  },
  challenges: { title: 'Challenges Addressed' },
  deployments: {
    title: 'Deployment Architecture',
    note: 'Start in one and move to the other later; the repository moves with it.',
    product: 'TMU',
  },
  benefits: { title: 'Business Benefits' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Test it on last month’s transports',
  text: 'Send us the list. We load it, put it in sequence and show which imports would have failed, and why.',
  actions: [
    { label: 'Start Implementation', to: enquiry },
    { label: 'Schedule Consultation', to: enquiry },
  ],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'flexutility'];
