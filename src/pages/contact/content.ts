import { company } from '#content/company.ts';
import { capitalized } from '#content/number-words.ts';
import { cities, deliveryLocations, deliveryPlaces, headquarters } from '#content/places.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: `Ask about a project, a product, support or a job. A person in ${cities('or')} reads every message, and you hear back within 24 hours on business days.`,
  actions: [],
};

export const enquiry = {
  // The apostrophe is the specification's own.
  title: "Let's Start a Conversation",
  text: 'Say what you want to change, which systems are involved and by when. The right specialist then writes or calls you.',
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
        'Emergency support for critical issues, around the clock. Clients with a support contract call the number in it.',
    },
    {
      title: 'Global Reach',
      description: `${capitalized(deliveryLocations)}: ${deliveryPlaces()}. What clients report in the evening is worked on overnight.`,
    },
  ],
} as const;

export const offices = {
  title: 'Global Presence',
  note: 'Visitors are welcome on business days. Please make an appointment so the right specialist is free.',
  mapLabel: 'Open in maps',
  open: 'Open now, until {time}',
  closed: 'Closed now, opens {day} at {time}',
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Prefer to talk?',
  text: `Call ${headquarters.city} during business hours, or write and propose a time for a call.`,
  actions: [
    { label: company.email.general, to: { url: `mailto:${company.email.general}` } },
    { label: company.phone.display, to: { url: `tel:${company.phone.dial}` } },
  ],
};

export const next: readonly PageId[] = ['careers', 'managed-services', 'about'];
