import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { capabilities, reasons, stats, systems } from './content/details.ts';
export { copies, platform, record, rentChange } from './content/example.ts';
export { finance, financePoints } from './content/finance.ts';

/** The contact form lists this product among the solutions. */
const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Real Estate Management' },
};

export const hero: HeroRecord = {
  lead: 'For owners and managers of leased property. One record per unit connects property management, CRM, finance and document management, so a rent change is entered once and lease, invoice and ledger agree.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Learn More', to: { anchor: 'integrated-systems' } },
  ],
};

export const headings = {
  reasons: {
    title: 'Separate systems drift apart',
    note: 'Three different rents for one unit: what an owner’s four systems showed before they were connected.',
  },
  systems: {
    title: 'Your four systems stay, connected by one record',
    note: 'Each field is maintained in a single system. The shared record shows which one.',
  },
  rentChange: {
    title: 'A new rent reaches every system in minutes',
    note: 'Unit 4B after integration. Once the addendum is signed, no figure is retyped.',
  },
  capabilities: {
    title: 'Changes are matched, checked and passed on',
    description:
      'The platform sits between your systems and logs every step. A system that you are replacing can be disconnected while the others keep running.',
  },
  stats: { title: 'Invoices go out sooner and agree with the lease' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Start with one building',
  text: `In four weeks, at a fixed price from ${firstStep.realEstate}, we connect its leases, tenants, ledger and documents. After the first week you have the list of records that disagree, and can stop there at a quarter of the price.`,
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'analytics', 'cloud-enablement'];
