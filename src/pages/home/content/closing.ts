import { company } from '#content/company.ts';
import { newsletterPromise } from '#content/newsletter.ts';
import type { CallToActionRecord, LinkRecord } from '#content/types.ts';

export const callToAction: CallToActionRecord = {
  title: 'Bring us the drawing. We will bring the plan.',
  text: 'A working session with an architect who has done it before. No deck.',
  actions: [
    {
      label: 'Schedule a session',
      to: {
        page: 'contact',
        query: { enquiryType: 'Services', specificCategory: 'Consulting Services' },
      },
    },
    { label: `Call ${company.headquarters.city}`, to: { url: `tel:${company.phone.dial}` } },
  ],
};

export const newsletter = {
  title: newsletterPromise,
  text: 'Field notes from live projects. Pick a topic and we will keep to it.',
} as const;

/** The heading of the three statements that also open the page. */
export const statements = {
  title: 'Vision, mission and values',
  note: 'The three promises this page opened with, and what each asks of us on a Monday morning.',
  actions: [
    { label: 'About the company', to: { page: 'about' } },
    { label: 'Work with us', to: { page: 'careers' } },
  ] satisfies readonly LinkRecord[],
} as const;
