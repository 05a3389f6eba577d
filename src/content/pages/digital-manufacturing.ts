import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Cells collide, reach falls short and cycle times slip on paper before they do so in steel. We plan and simulate the process until it holds, then release it to the floor.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Digital Manufacturing' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Send us the station that worries you',
  text: 'One cell, one robot, one fixture. You get the simulation and the list of what would have gone wrong.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Digital Manufacturing' } },
    },
  ],
};

export const next: readonly PageId[] = [
  'factory-of-the-future',
  'product-lifecycle-management',
  'manufacturing-operations',
];
