import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'Consulting Services' },
};

export const hero: HeroRecord = {
  lead: 'You know where it hurts. We find out why, what it would take and in which order, and write it down so that your own people can carry it out.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'Explore Our Expertise', to: { anchor: 'expertise' } },
  ],
};

export const stepsHead: HeadRecord = {
  title: 'Four steps, ten weeks',
  note: 'You may stop after any step and keep what it produced.',
};

export const deliverableLabel = 'You receive';

export const industriesHead: HeadRecord = {
  title: 'Eight industries we know from the inside',
  note: 'Each engagement is led by someone who has worked in yours, and who speaks its dialect of SAP.',
};

export const industriesLink: LinkRecord = { label: 'All thirteen industries', to: { page: 'industries' } };

export const technologiesHead: HeadRecord = {
  title: 'Twelve technologies, and when we advise them',
  note: 'Leaving things as they are is always one of the variants, and sometimes it wins.',
};

export const callToAction: CallToActionRecord = {
  title: 'Ask for the uncomfortable version',
  text: 'Begin with the first two steps: four weeks, a fixed price, and findings ranked by cost. What you do with them is up to you.',
  actions: [
    { label: 'Start Your Consultation', to: enquiry },
    { label: 'Download Capabilities Brochure', to: { file: 'consulting-services-capabilities.pdf' } },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'sap-implementation', 'industries'];
