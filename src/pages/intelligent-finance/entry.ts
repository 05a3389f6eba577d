import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/intelligent-finance',
  title: 'Intelligent Finance',
  heading: 'Intelligent Finance',
  tagline: 'A shorter close on SAP S/4HANA Finance',
  area: 'solutions',
  group: 'solutions',
  place: 9,
  parent: 'solutions',
  description:
    'SAP S/4HANA Finance, planning, consolidation, receivables and Central Finance: one journal, less reconciliation and a shorter close.',
  keywords: [
    'finance',
    'bpc',
    'central finance',
    'revenue recognition',
    'treasury',
    'fp&a',
    'consolidation',
    'receivables',
    's/4hana finance',
    'month-end close',
    'group reporting',
    'budgeting',
    'ifrs 15',
    'cfo',
  ],
};
