import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Stock, work in progress, checks, stops and schedules usually live in six systems that disagree by Friday. We put them on one record that the floor and the ERP both trust.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Manufacturing Operations Management' },
      },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Walk one order with us',
  text: 'From the sales line to the shipped pallet, in your plant, with a stopwatch. The gaps show themselves.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Manufacturing Operations Management' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['mdslite', 'digital-manufacturing', 'analytics'];
