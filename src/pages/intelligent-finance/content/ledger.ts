import type { Card } from '#content/card.ts';

export interface LedgerCard extends Card {
  readonly before: string;
  readonly after: string;
}

export const solutionCards: readonly LedgerCard[] = [
  {
    title: 'S/4HANA Finance conversion and migration',
    description:
      'General ledger, controlling, assets and material ledger moved into the universal journal, balances proved to the cent before and after.',
    before: 'Totals in FI and CO compared by hand, each month, until they agree.',
    after: 'One line item serves both. The comparison has nothing left to compare.',
  },
  {
    title: 'BPC planning and consolidation',
    description:
      'Budget, forecast and group close on one model, with eliminations and currency translation set up once and tested.',
    before: 'Forty workbooks mailed to headquarters, three of them last month’s.',
    after: 'Companies enter into the model. Headquarters sees who is missing.',
  },
  {
    title: 'Revenue recognition and receivables management',
    description:
      'Performance obligations under ASC 606 and IFRS 15, credit, disputes and collections on the same customer account.',
    before: 'Deferrals in a spreadsheet that one person understands.',
    after: 'The contract posts its own schedule. Collectors call by risk and amount.',
  },
  {
    title: 'Central Finance',
    description:
      'Several ERPs replicate their postings into one S/4HANA system, mapped to one chart of accounts, without replacing any of them yet.',
    before: 'Group figures wait for the slowest of five systems.',
    after: 'Every posting is in the group journal minutes after it was made.',
  },
];
