import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Model KTS-3C: Android 10.0, octa-core, 4G with VoLTE, and a home screen that shows the work order first. Set up for your people before it leaves our bench.',
  actions: [
    {
      label: 'Request Product Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'ITECH Mobile' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Try five of them for a month',
  text: 'Your apps, your SIM cards, your shift. Keep them or send them back.',
  actions: [
    {
      label: 'Request Product Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'ITECH Mobile' } },
    },
    {
      label: 'Get a Quote',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'ITECH Mobile' } },
    },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'flexpod', 'on-demand-services'];
