import type { SectionText } from '#content/card.ts';

export const solutions: SectionText = {
  title: 'The SAP cloud product for each job',
  note: 'Column headings use the names most companies know; the second row gives SAP’s current ones.',
};

export const solutionsTable = {
  caption: 'S/4HANA Cloud, SAP Analytics Cloud and SAP Cloud Platform compared',
  columns: ['S/4HANA Cloud', 'SAP Analytics Cloud', 'SAP Cloud Platform'],
  rows: [
    {
      title: 'What it is',
      cells: [
        'The ERP core: finance, supply chain, production',
        'Dashboards on live data; planning and prediction on imported data',
        'The platform that extensions and integrations are built and run on',
      ],
    },
    {
      title: 'Current name',
      cells: [
        'SAP Cloud ERP, public or private',
        'SAP Analytics Cloud',
        'SAP Business Technology Platform (BTP)',
      ],
    },
    {
      title: 'Choose it when',
      cells: [
        'You leave ECC before 2028 or run several ERPs',
        'Plans and reports live in spreadsheets',
        'Custom code holds up your upgrades',
      ],
    },
    {
      title: 'Replaces',
      cells: [
        'ECC 6.0, Simple Finance',
        'BPC planning, Business Objects dashboards; BW becomes BW/4HANA or Datasphere',
        'Z-programs, Process Orchestration (PI/PO)',
      ],
    },
    {
      title: 'We deliver',
      cells: [
        'Conversion, data, testing, cutover',
        'Data models, stories, planning calendars',
        'Side-by-side apps, APIs, workflow',
      ],
    },
    {
      title: 'Runs as',
      cells: [
        'Public edition, or private under RISE',
        'Public cloud service',
        'Public cloud service, your region',
      ],
    },
  ],
  highlight: 0,
} as const;
