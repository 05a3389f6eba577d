import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Three departments, three revenue figures, one meeting spent finding out why. We build the model once, govern it, and let everyone look at the same answer.',
  actions: [
    {
      label: 'Explore Analytics Solutions',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Analytics & Big Data' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Bring the report you trust least',
  text: 'We trace each of its numbers to the posting it came from and show you where they part ways.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Analytics & Big Data' } },
    },
  ],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'convokeai'];
