import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Orders in, work at the stations, checks on the spot and a live board at the end: a lean execution system out of the box, at 20% of the traditional cost.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'MDS Lite' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Eight weeks from today',
  text: 'Name the line. We set up MDSLite with your routings and your checks, and the board goes live in week eight.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'MDS Lite' } },
    },
  ],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'flexmobex', 'digital-manufacturing'];
