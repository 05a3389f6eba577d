import { cities } from '#content/places.ts';
import type { HeadRecord } from '#content/records/services.ts';
import { followsTheSun } from '#content/shifts.ts';
import { supportHours } from '#content/terms-of-business.ts';
import type { CallToActionRecord, HeroRecord, StatRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'Managed Services' },
};

const staffing = followsTheSun
  ? `Teams in ${cities('and')} hand over to each other twice a day, so what fails at night is fixed by people on their day shift.`
  : `People in ${cities('and')} work in two shifts, so what fails at night is fixed the same night.`;

export const hero: HeroRecord = {
  lead: `For companies that need SAP and plant systems at any hour. We run both, with the interfaces between them. ${staffing}`,
  actions: [
    { label: 'Start Your Managed Services Journey', to: enquiry },
    { label: 'Download Methodology Guide', to: { file: 'managed-services-methodology-guide.pdf' } },
  ],
};

export const dutyHead: HeadRecord = {
  title: followsTheSun ? 'Follow-the-sun support, hour by hour' : 'Support around the clock, hour by hour',
  note: `${followsTheSun ? 'There is no night shift. ' : ''}The team that takes over has been briefed by the one that leaves.`,
};

export { duty } from './content/duty.ts';

export const stats: readonly StatRecord[] = [
  { value: '99.9', unit: '%', label: 'uptime SLA at Gold level' },
  { value: '140', unit: '+', label: 'enterprise-wide businesses supported' },
  { value: '24/7', label: 'with two handovers a day' },
  { value: '2', label: 'ways to pay: Time and Material or Fixed Bid' },
];

export const phasesHead: HeadRecord = {
  title: 'Establish, Stabilize, Mature: a condition ends each phase',
  note: 'The weeks and months are typical; the condition is binding.',
};

export const phaseEnds = 'Ends when';

export const slaHead: HeadRecord = {
  title: 'A service level for each system',
  note: 'Choose by what an outage costs; the level sets response, availability and price. On Demand Services uses the same names for booked help, not for systems we run, so its times are longer.',
};

export const severitiesHead: HeadRecord = {
  title: 'A target for the fix, not only for the answer',
  note: `The resolution target follows the severity and counts from the ticket to a fix or a workaround you accept; it is met when 90% of the month’s tickets are in time. Bronze systems have no S1. Business hours are ${supportHours}.`,
};

export const termsHead: HeadRecord = { title: 'Fees, credits and security, in the contract' };

export const featuresHead: HeadRecord = {
  title: 'From the first alert to the root cause',
  note: 'Included at every level. Over 140 enterprise-wide businesses are supported this way.',
};

export const callToAction: CallToActionRecord = {
  title: 'Start from the cost of an hour’s downtime',
  text: 'With that figure we propose a level for each system, and none that costs more than it saves.',
  actions: [{ label: 'Get Started Today', to: enquiry }],
};

export const next: readonly PageId[] = ['on-demand-services', 'consulting-services', 'cloud-enablement'];
