import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'Consulting Services' },
};

export const hero: HeroRecord = {
  lead: 'For managers who see that a process costs too much and want to know why. In ten weeks we find the causes, price the options and leave a roadmap that your own people can carry out.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'Explore Our Expertise', to: { anchor: 'expertise' } },
  ],
};

export const stepsHead: HeadRecord = {
  title: 'From the first interview to a roadmap in ten weeks',
  note: 'You may stop after any step and keep its result.',
};

export const deliverableLabel = 'You receive';

export const industriesHead: HeadRecord = {
  title: 'Led by people who have worked in your industry',
  note: 'They know its plants, its rules and the way it uses SAP.',
};

export const industriesLink: LinkRecord = { label: 'All thirteen industries', to: { page: 'industries' } };

export const technologiesHead: HeadRecord = {
  title: 'Technologies we advise on, and when each fits',
  note: 'Keeping what you have is always one of the options we price.',
};

export const termsHead: HeadRecord = {
  title: 'Fixed prices and independent advice',
};

export { terms } from './content/terms.ts';

export const callToAction: CallToActionRecord = {
  title: 'Begin with the findings',
  text: 'The first two steps take four weeks at a fixed price and leave a list of causes, ranked by what they cost you.',
  actions: [
    { label: 'Start Your Consultation', to: enquiry },
    { label: 'Download Capabilities Brochure', to: { file: 'consulting-services-capabilities.pdf' } },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'sap-implementation', 'industries'];
