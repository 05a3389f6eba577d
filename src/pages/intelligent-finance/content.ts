import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Intelligent Finance' },
};

export const hero: HeroRecord = {
  lead: 'Month end is late because the data is late. With one journal and plan beside actual, closing becomes a check you finish instead of a search you give up.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'See where the days go', to: { anchor: 'close' } },
  ],
};

export const ledger: SectionText = {
  title: 'Four solutions, entered both ways',
  note: 'First what your team does today, then what is left of it.',
};

export const ledgerColumns = { before: 'Today', after: 'Afterwards' } as const;

export const close: SectionText = {
  title: 'Where eight days of closing go',
  note: 'An example: one group, twelve company codes, before and after the universal journal.',
};

export const modules: SectionText = { title: 'Four modules on one journal' };

export const modulesText =
  'Plan, cash, statements and exposure read the same line items the moment they are posted. Nobody extracts them first.';

export const moduleCards: readonly Card[] = [
  {
    title: 'Financial Planning and Analysis',
    description:
      'Driver-based plans by product and plant, forecast monthly, compared with actuals on the same accounts.',
  },
  {
    title: 'Treasury Management',
    description:
      'Cash position by bank and currency each morning, payments approved in one place, hedges tied to exposure.',
  },
  {
    title: 'Financial Reporting',
    description:
      'Group, statutory and segment statements from parallel ledgers, under IFRS and US GAAP side by side.',
  },
  {
    title: 'Risk Management',
    description: 'Credit limits, open exposures and control failures scored before they reach the ledger.',
  },
];

export const benefits: SectionText = {
  title: 'What the machine takes over',
  note: 'And what it hands back for a person to decide.',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'Process Automation',
    description:
      'Invoices matched, intercompany items cleared and accruals proposed overnight. People see the exceptions.',
  },
  {
    title: 'Real-time Visibility',
    description: 'Profit by customer, product or plant on any day of the month, down to the document.',
  },
  {
    title: 'Compliance and Control',
    description:
      'Segregation of duties checked as roles are granted. Each closing task leaves a signature and a time.',
  },
  {
    title: 'AI Insights',
    description:
      'Late payers, odd journals and drifting costs flagged with the reason, before the auditor asks.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'How many days is your close?',
  text: 'Tell us the number and the three steps that take longest. We will tell you which of them can go.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['sap-implementation', 'analytics', 'cloud-enablement'];
