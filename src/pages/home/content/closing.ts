import { company } from '#content/company.ts';
import { newsletterPromise } from '#content/newsletter.ts';
import type { CallToActionRecord, LinkRecord } from '#content/types.ts';

export const callToAction: CallToActionRecord = {
  title: 'Get a plan for the system you have in mind',
  text: 'Ninety minutes with an architect from your field, free of charge. Bring your goals and a list of your systems; leave with a first outline of steps, risks and rough cost.',
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
  text: 'Sent when there is something worth reading: what worked in live projects and what did not, on the topic you choose. Every issue has a link to unsubscribe.',
} as const;

/** The heading of the three statements that also open the page. */
export const statements = {
  title: 'Vision, mission and values',
  note: 'What we aim for, how we work, and the rules we hold ourselves to.',
  actions: [
    { label: 'About the company', to: { page: 'about' } },
    { label: 'Work with us', to: { page: 'careers' } },
  ] satisfies readonly LinkRecord[],
} as const;
