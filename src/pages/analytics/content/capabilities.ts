import type { ExhibitCard } from '#content/exhibit.ts';

export const capabilityCards: readonly ExhibitCard[] = [
  {
    title: 'Business Intelligence & Analytics',
    description:
      'Sales, cost and quality share a semantic layer, so that a plant analyst can answer a new question within hours, without a ticket.',
    exhibit: {
      kind: 'bars',
      title: 'Contribution margin by family, %',
      bars: [
        { label: 'Valves', value: 41 },
        { label: 'Pumps', value: 34 },
        { label: 'Seals', value: 52 },
        { label: 'Drives', value: 27 },
        { label: 'Spares', value: 63 },
      ],
    },
  },
  {
    title: 'Enterprise Analytics Portal',
    description:
      'A single address for all reports, each with its owner and refresh time. Reports that go unopened for a year are retired.',
    exhibit: {
      kind: 'list',
      title: 'Opened most this week',
      rows: [
        ['Order backlog', 'Sales operations', '06:00'],
        ['OEE by line', 'Plant 2', 'Live'],
        ['Open receivables', 'Finance', '05:30'],
        ['Supplier delivery', 'Purchasing', '06:15'],
      ],
    },
  },
  {
    title: 'Executive Dashboards',
    description:
      'The few figures that steer the group on one screen, each with its target and the person responsible.',
    exhibit: {
      kind: 'figures',
      title: 'Group, week of June 2',
      figures: [
        { value: '94.2%', label: 'On time in full', target: 'Target 96%' },
        { value: '31.8%', label: 'Gross margin', target: 'Target 31%' },
        { value: '47 d', label: 'Cash cycle', target: 'Target 45 d' },
        { value: '98.6%', label: 'First-pass yield', target: 'Target 98%' },
        { value: '38 d', label: 'Days of stock', target: 'Target 40 d' },
        { value: '1.1', label: 'Incident rate', target: 'Target 1.0' },
      ],
    },
  },
  {
    title: 'Advanced Data Processing',
    description:
      'Machine, order and ledger data is cleaned, joined and aggregated in memory. The load ends by 05:00 and reports rejected rows by reason and source.',
    exhibit: {
      kind: 'funnel',
      title: 'Last night’s load, rows',
      bars: [
        { label: 'Read', value: 100, text: '2.10 billion' },
        { label: 'Valid', value: 99.8, text: '2.096 billion' },
        { label: 'Modeled', value: 15, text: '310 million' },
        { label: 'Served', value: 4, text: '84 million' },
      ],
    },
  },
];
