import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { capabilities, reasons, stats, systems } from './content/details.ts';
export { copies, platform, record, rentChange } from './content/example.ts';

/** The contact form lists this product among the solutions. */
const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Real Estate Management' },
};

export const hero: HeroRecord = {
  lead: 'For owners and managers of rented property. We join property management, CRM, finance and document management into one record per unit, so a rent change is entered once and every system agrees.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Learn More', to: { anchor: 'integrated-systems' } },
  ],
};

export const headings = {
  reasons: {
    title: 'Separate systems drift apart',
    note: 'The rent of a single unit, as four systems of one owner had it before they were joined.',
  },
  systems: {
    title: 'Your four systems stay, joined by one record',
    note: 'Each field keeps its owner. The record in the middle shows where a value comes from.',
  },
  rentChange: {
    title: 'A new rent reaches every system in minutes',
    note: 'The same unit, after integration. The addendum is signed once, and nothing is retyped.',
  },
  capabilities: {
    title: 'Matched, checked and passed on',
    description:
      'The platform works between your systems. Every step is logged, and a system that you are about to replace can be disconnected without stopping the others.',
  },
  stats: { title: 'Invoices go out sooner and agree with the lease' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Start with one building',
  text: 'We join its leases, tenants, ledger and documents in four weeks. After the first week you have the list of records that disagree.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'analytics', 'cloud-enablement'];
