import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'We plan systems for people who make, move and account for physical things, build them to that plan, and stay until they run without us.',
  actions: [
    { label: 'Get in touch', to: { page: 'contact' } },
    { label: 'See solutions', to: { page: 'solutions' } },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Meet the people who would do the work',
  text: 'No account team in between: the first call is with an engineer and a delivery lead.',
  actions: [
    { label: 'Get in touch', to: { page: 'contact' } },
    { label: 'See solutions', to: { page: 'solutions' } },
  ],
};

export const next: readonly PageId[] = ['industries', 'careers', 'services'];
