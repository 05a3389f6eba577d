import { cities } from '#content/places.ts';
import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, StatRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'Managed Services' },
};

export const hero: HeroRecord = {
  lead: `Teams in ${cities('and')} hand over to each other twice a day, so a job that fails at two in the morning is somebody’s early afternoon.`,
  actions: [
    { label: 'Start Your Managed Services Journey', to: enquiry },
    { label: 'Download Methodology Guide', to: { file: 'managed-services-methodology-guide.pdf' } },
  ],
};

export const dutyHead: HeadRecord = {
  title: 'Follow-the-sun support, hour by hour',
  note: 'Nobody works nights to cover yours. The team that takes over has been briefed by the one that leaves.',
};

export { duty } from './content/duty.ts';

export const stats: readonly StatRecord[] = [
  { value: '99.9', unit: '%', label: 'uptime SLA' },
  { value: '140', unit: '+', label: 'enterprise-wide businesses supported' },
  { value: '24/7', label: 'with two hand-overs a day' },
  { value: '2', label: 'ways to pay: Time and Material or Fixed Bid' },
];

export const phasesHead: HeadRecord = {
  title: 'Establish, Stabilize, Mature',
  note: 'Three phases, each with a condition for leaving it. The calendar is typical; the condition is binding.',
};

export const phaseEnds = 'Ends when';

export const slaHead: HeadRecord = {
  title: 'Four SLA levels, chosen per system',
  note: 'Few landscapes need one level throughout. Pay for Platinum where an hour hurts, and for Bronze where nobody would notice.',
};

export const featuresHead: HeadRecord = {
  title: 'What is in the service',
  note: 'Over 140 enterprise-wide businesses are supported this way, priced by Time and Material or by Fixed Bid.',
};

export const callToAction: CallToActionRecord = {
  title: 'What would an hour of downtime cost?',
  text: 'Start from that number. We propose the service level that pays for itself, and none above it.',
  actions: [{ label: 'Get Started Today', to: enquiry }],
};

export const next: readonly PageId[] = ['on-demand-services', 'consulting-services', 'cloud-enablement'];
