import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Intelligent Finance' },
};

export const hero: HeroRecord = {
  lead: 'For CFOs and controllers whose month-end close waits for data. With SAP S/4HANA Finance, accounting, controlling and planning work from one journal. Reconciliation shrinks; in the example below, the close goes from eight days to four.',
  actions: [
    { label: 'Discuss your close', to: enquiry },
    { label: 'See where the days go', to: { anchor: 'close' } },
  ],
};

export const ledger: SectionText = {
  title: 'One journal replaces manual reconciliation',
  note: 'For each solution: the work your team does today, and what remains of it.',
};

export const ledgerColumns = { before: 'Today', after: 'After' } as const;

export const close: SectionText = {
  title: 'The biggest saving is in reconciliation',
  note: 'An example: a group with twelve company codes, before and after the universal journal.',
};

export const modules: SectionText = { title: 'Plan, cash, statements and risk from shared line items' };

export const modulesText =
  'Treasury, reporting and risk read postings as soon as they are made. Planning imports actuals on a schedule you set.';

export const moduleCards: readonly Card[] = [
  {
    title: 'Financial Planning and Analysis',
    description:
      'Driver-based plans by product and plant, updated monthly and compared with actuals account by account.',
  },
  {
    title: 'Treasury Management',
    description:
      'Cash by bank and currency each morning, payments approved in one place, hedges linked to their exposure.',
  },
  {
    title: 'Financial Reporting',
    description: 'Group, statutory and segment statements from parallel ledgers, under IFRS and US GAAP.',
  },
  {
    title: 'Risk Management',
    description:
      'Breached credit limits, open exposures and failed controls go to a named owner, with a due date.',
  },
];

export const benefits: SectionText = {
  title: 'Rules handle routine postings; people decide the exceptions',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'Process Automation',
    description:
      'Invoices are matched, intercompany items cleared and accruals proposed overnight. About 65% need no manual work; accountants start with the rest.',
  },
  {
    title: 'Real-time Visibility',
    description:
      'Profit by customer, product or plant on any day of the month, with a drill-down to the document.',
  },
  {
    title: 'Compliance and Control',
    description:
      'Segregation of duties is checked when a role is granted. Each closing task is signed with name and time.',
  },
  {
    title: 'AI Insights',
    description:
      'Late payers, unusual journal entries and rising costs are flagged with the reason, for an accountant to judge.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Shorten your next close',
  text: `In two weeks and about 80 hours, fixed at ${firstStep.intelligentFinance}, we time each step with your team and show which you can shorten today and which need S/4HANA.`,
  actions: [{ label: 'Discuss your close', to: enquiry }],
};

export const next: readonly PageId[] = ['sap-implementation', 'analytics', 'cloud-enablement'];
