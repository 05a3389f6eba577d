import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { capabilities, reasons, stats, systems } from './content/details.ts';

/** The contact form lists this product among the solutions. */
const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Real Estate Management' },
};

export const hero: HeroRecord = {
  lead: 'Leases in one system, tenants in another, invoices in a third and the signed contract in a drawer. We join the four, so a property is one record.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Learn More', to: { anchor: 'integrated-systems' } },
  ],
};

export const headings = {
  reasons: {
    title: 'Four reasons to integrate',
    note: 'You will recognize at least two of them.',
  },
  systems: {
    title: 'Integrated systems',
    note: 'You keep the four you have. The record in the middle is the part we add.',
  },
  capabilities: {
    title: 'What the platform does',
    description:
      'Four capabilities stand between the systems. Each can be watched at work, and each can be switched off for a system you are about to replace.',
  },
  stats: { title: 'What it comes to' },
} as const;

export const copies = {
  label:
    'The rent of unit 4B in four systems: 7,420 dollars in property management and in the contract, 7,240 in finance, 6,900 in CRM.',
  title: 'Rent of unit 4B, before',
  rows: [
    { system: 'Property management', value: '$7,420', note: 'Since April 1' },
    { system: 'CRM', value: '$6,900', note: 'As offered', differs: true },
    { system: 'Financial', value: '$7,240', note: 'As invoiced', differs: true },
    { system: 'Document management', value: '$7,420', note: 'Addendum 2, page 3' },
  ],
} as const;

export const record = {
  label:
    'One property record for Canal House, unit 4B: area from property management, tenant from CRM, rent and balance from finance, the signed lease from document management.',
  title: 'Canal House, unit 4B',
  rows: [
    { name: 'Area', value: '212 sq m', from: 'Property management' },
    { name: 'Lease to', value: 'Mar 31, 2029', from: 'Property management' },
    { name: 'Tenant', value: 'No. 10422, since 2019', from: 'CRM' },
    { name: 'Rent', value: '$7,420 a month', from: 'Financial' },
    { name: 'Balance', value: '$0.00', from: 'Financial' },
    { name: 'Contract', value: 'Lease and 2 addenda', from: 'Document management' },
  ],
  state: 'Matched in 4 of 4 systems',
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Start with one building',
  text: 'Its leases, tenants, ledger and documents, joined in a month. The portfolio follows the same pattern.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'analytics', 'cloud-enablement'];
