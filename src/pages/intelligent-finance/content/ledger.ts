import type { Card } from '#content/card.ts';

export interface LedgerCard extends Card {
  readonly before: string;
  readonly after: string;
}

export const solutionCards: readonly LedgerCard[] = [
  {
    title: 'S/4HANA Finance conversion and migration',
    description:
      'General ledger, controlling, assets and material ledger move into the universal journal, with balances compared to the cent before and after.',
    before: 'Totals of FI and CO are compared by hand every month until they agree.',
    after: 'Both read the same line items; only feeder systems are still compared.',
  },
  {
    title: 'BPC planning and consolidation',
    description:
      'Budget, forecast and group close in one model. BPC is maintained until the end of 2027; new models go to SAP Analytics Cloud and Group Reporting.',
    before: 'Forty workbooks go to headquarters by email, three of them outdated.',
    after: 'Companies enter their figures in the model, and headquarters sees who is missing.',
  },
  {
    title: 'Revenue recognition and receivables management',
    description:
      'Performance obligations under ASC 606 and IFRS 15, with credit, disputes and collections on one customer account.',
    before: 'Deferrals live in a spreadsheet that only its author understands.',
    after: 'Revenue posts on the contract’s schedule. Collectors call by risk and amount.',
  },
  {
    title: 'Central Finance',
    description:
      'Several ERPs replicate their postings into an S/4HANA system, mapped to a common chart of accounts. The source systems stay in use.',
    before: 'Group figures wait for the slowest of five systems.',
    after: 'Each posting reaches the group journal within minutes.',
  },
];
