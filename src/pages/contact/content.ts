import { company } from '#content/company.ts';
import { cities, headquarters } from '#content/places.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: `A person in ${cities('or')} reads every message. You hear back within 24 hours.`,
  actions: [],
};

export const enquiry = {
  // The apostrophe is the specification's own.
  title: "Let's Start a Conversation",
  text: 'Say what you are trying to change and by when. The more concrete, the better the first answer.',
} as const;

export const info = {
  businessHours: {
    title: 'Business Hours',
    note: 'In the local time of each office.',
  },
  others: [
    {
      title: '24/7 Support',
      description:
        'Emergency support for critical issues, around the clock. Clients call the number in their support plan.',
    },
    {
      title: 'Global Reach',
      description:
        'Five delivery locations on one handover log, so that a question asked in the evening is worked on overnight.',
    },
  ],
} as const;

export const offices = {
  title: 'Global Presence',
  note: 'Visitors are welcome on working days. Write first, so that the right person is in.',
  mapLabel: 'Open in maps',
  open: 'Open now, until {time}',
  closed: 'Closed now, opens {day} at {time}',
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Rather talk than type?',
  text: `Call ${headquarters.city} during business hours, or write and name a time that suits you.`,
  actions: [
    { label: company.email.general, to: { url: `mailto:${company.email.general}` } },
    { label: company.phone.display, to: { url: `tel:${company.phone.dial}` } },
  ],
};

export const next: readonly PageId[] = ['careers', 'managed-services', 'about'];
