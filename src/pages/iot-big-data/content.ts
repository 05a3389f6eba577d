import type { SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'IoT & Big Data' },
};

export const hero: HeroRecord = {
  lead: 'A bearing tells you for two weeks that it will fail. We collect that signal, read it near the machine and hand maintenance a work order, not a dashboard.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'See the pipeline', to: { anchor: 'pipeline' } },
  ],
};

export const solutions: SectionText = {
  title: 'Four things machines have been trying to say',
  note: 'Each starts with signals most plants already have and seldom keep. The traces are examples.',
};

export const pipeline: SectionText = {
  title: 'One reading, four steps, one work order',
  note: 'Spindle 4, drive-end bearing. What goes in is a nuisance of data; what comes out fits on a line.',
};

export const architecture: SectionText = {
  title: 'Where each part sits in your plant',
  note: 'Set out along the ISA-95 levels your control engineers already use.',
};

export const callToAction: CallToActionRecord = {
  title: 'Pick the machine that wakes you up',
  text: 'We fit it with sensors, read it for thirty days and show what it would have told you.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['analytics', 'manufacturing-operations', 'factory-of-the-future'];
