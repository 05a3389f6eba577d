import type { SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'IoT & Big Data' },
};

export const hero: HeroRecord = {
  lead: 'Failures announce themselves in vibration, current and temperature. We collect these signals, evaluate them beside the line and give your maintenance team a work order in SAP, days before the machine stops.',
  actions: [
    { label: 'Plan a 30-day pilot', to: enquiry },
    { label: 'See the pipeline', to: { anchor: 'pipeline' } },
  ],
};

export const solutions: SectionText = {
  title: 'Faults, waste and shortages found in machine signals',
  note: 'Each starts with signals that most plants have and few record. The curves are examples.',
};

export const pipeline: SectionText = {
  title: 'Vibration data becomes a work order',
  note: 'The drive-end bearing of spindle 4: 184 MB an hour goes in; one work order comes out.',
};

export const architecture: SectionText = {
  title: 'Decisions at the line, training in the cloud',
  note: 'Arranged by the ISA-95 levels that your control engineers use.',
};

export const callToAction: CallToActionRecord = {
  title: 'A 30-day pilot on the machine that stops most',
  text: `We fit sensors, record for thirty days and compare the signals with your stops. You see what could have been prevented. The pilot has a fixed price, from ${firstStep.iotPilot} plus sensors, and leaves the controller untouched.`,
  actions: [{ label: 'Plan a 30-day pilot', to: enquiry }],
};

export const next: readonly PageId[] = ['analytics', 'manufacturing-operations', 'factory-of-the-future'];
