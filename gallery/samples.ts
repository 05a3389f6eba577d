import type { LinkRecord, StatRecord } from '#content/types.ts';
import type { Comparison } from '#sections/comparison-table/section.tsx';
import type { ItemRecord } from '#sections/parts/records.ts';
import type { Milestone } from '#sections/timeline/section.tsx';

/** Sample records with long and short titles, tags and points. */
export const services: readonly ItemRecord[] = [
  {
    title: 'Cloud readiness assessment',
    description: 'An inventory of systems, interfaces and licenses, scored for effort and risk.',
    spot: 'sap-implementation',
    tags: ['Inventory', 'Sizing', 'Business case'],
    features: ['System landscape', 'Interface list', 'License position'],
  },
  {
    title: 'SAP workload migration',
    description: 'Rehearsed cut-overs with a rollback point at every step.',
    spot: 'cloud-enablement',
    tags: ['Brownfield', 'Selective', 'Rollback'],
    features: ['Three rehearsals', 'A named go or no-go'],
  },
  {
    title: 'Application modernization',
    description: 'Retire custom code, or rebuild it beside a clean core.',
    spot: 'analytics',
    tags: ['Clean core', 'APIs'],
    features: ['Usage analysis', 'Side-by-side extensions'],
  },
  {
    title: 'Managed cloud operations',
    description: 'Patching, cost control and follow-the-sun support after go-live.',
    spot: 'iot-big-data',
    tags: ['99.9% uptime', '24/7'],
    features: ['Patch calendar', 'Monthly cost review'],
  },
];

export const stats: readonly StatRecord[] = [
  { value: '50', unit: '+', label: 'Gen AI projects delivered' },
  { value: '95', unit: '%', label: 'client satisfaction' },
  { value: '70', unit: '%', label: 'process efficiency gains' },
  { value: '24/7', label: 'AI-powered operations' },
];

export const comparison: Comparison = {
  caption: 'Three solutions side by side',
  columns: ['S/4HANA Cloud', 'SAP Analytics Cloud', 'SAP Cloud Platform'],
  highlight: 0,
  rows: [
    {
      title: 'What it is',
      cells: ['The ERP core', 'Planning and dashboards', 'Extensions and integrations'],
    },
    {
      title: 'Choose it when',
      cells: ['You are leaving ECC', 'Reporting takes longer than deciding', 'Custom code blocks upgrades'],
    },
  ],
};

export const milestones: readonly Milestone[] = [
  { when: '2005', title: 'Founded', text: 'Four engineers in Texas.' },
  { when: '2012', title: 'Hyderabad', text: 'A second team, twelve hours away.' },
  { when: '2020', title: 'MDSLite', text: 'The first product of our own.' },
];

export const links: readonly LinkRecord[] = [
  { label: 'Start Your Cloud Journey', to: { page: 'contact' } },
  { label: 'Download guide', to: { file: 'guide.pdf' } },
];
