import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Lay out the plant, balance its lines and staff its shifts in a model first. When the model holds, the same data sets up the real one.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Factory of the Future' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Build it once on screen',
  text: 'Give us one line: its routing, takt and headcount. In three weeks you can walk through it and argue with it.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Factory of the Future' } },
    },
  ],
};

export const next: readonly PageId[] = ['digital-manufacturing', 'manufacturing-operations', 'iot-big-data'];
