import { countries, headquarters, otherOffice } from '#content/places.ts';

/**
 * Open positions, in the order of the page. One record after the other: copy one to add a position, delete one to take it
 * away, move one to reorder. The build names a mistake by file, record and field.
 *
 *   title       what the position is called; also what an application says it is for
 *   department  under the title
 *   location    any place; headquarters.place and otherOffice.place are the offices of src/content/company.ts
 *   type        any: 'Full-time', 'Part-time', 'Contract', 'Internship'
 *   experience  such as '5+ years'
 *   skills      a few words each
 *   duties      may be left out: what the person will do, one sentence each
 *   pay         may be left out: { from: 95000, to: 120000, currency: 'USD', per: 'year' }; per is 'year', 'month' or 'hour'
 *   closes      may be left out: the last day to apply, '2026-06-30'. From the next day on, a build leaves the position out
 */
export interface OpenPosition {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly duties?: readonly string[];
  readonly pay?: PayRange;
  readonly closes?: string;
}

export interface PayRange {
  readonly from: number;
  readonly to: number;
  /** Three letters (ISO 4217). */
  readonly currency: string;
  readonly per: 'year' | 'month' | 'hour';
}

export const positions: readonly OpenPosition[] = [
  {
    title: 'Senior Software Engineer',
    department: 'Engineering',
    location: headquarters.place,
    type: 'Full-time',
    experience: '5+ years',
    skills: ['Java', 'React', 'PostgreSQL', 'Event-driven design'],
    duties: [
      'Design and write services that connect machines and SAP, mostly for MDSLite.',
      'Review the designs of your team and mentor two junior engineers.',
      'Take a release live in a plant about four times a year.',
      'Share on-call duty for what you built: one week in eight.',
    ],
    pay: { from: 135_000, to: 165_000, currency: 'USD', per: 'year' },
  },
  {
    title: 'Product Manager',
    department: 'Product',
    location: headquarters.place,
    type: 'Full-time',
    experience: '3+ years',
    skills: ['Roadmaps', 'Customer discovery', 'ERP processes', 'Pricing'],
    duties: [
      'Own the roadmap and the price of two of our seven products.',
      'Visit at least two plants or warehouses a month and report what you saw.',
      'Decide with engineering what each quarterly release contains.',
      'Measure what clients use, and take out what they do not.',
    ],
    pay: { from: 115_000, to: 140_000, currency: 'USD', per: 'year' },
  },
  {
    title: 'DevOps Engineer',
    department: 'Infrastructure',
    location: otherOffice.place,
    type: 'Full-time',
    experience: '4+ years',
    skills: ['Kubernetes', 'Terraform', 'CI/CD', 'Observability'],
    duties: [
      'Build and run the platforms of our managed services clients on AWS, Azure and Google Cloud.',
      'Automate releases, backups and recovery tests.',
      'Lead the review after each incident and follow up on what it found.',
      'Take part in the shift plan for support: one week in six.',
    ],
    pay: { from: 2_200_000, to: 3_200_000, currency: 'INR', per: 'year' },
  },
  {
    title: 'UX/UI Designer',
    department: 'Design',
    location: `Remote, ${countries('or')}`,
    type: 'Full-time',
    experience: '3+ years',
    skills: ['Design systems', 'User research', 'Prototyping', 'Accessibility'],
    duties: [
      'Watch operators and drivers at work before you draw a screen.',
      'Design screens for gloves, sunlight and small devices, and test them onsite.',
      'Keep the design system that all seven products share.',
      'Check each release against WCAG 2.2 AA.',
    ],
    pay: { from: 95_000, to: 120_000, currency: 'USD', per: 'year' },
  },
  {
    title: 'Data Scientist',
    department: 'Analytics',
    location: otherOffice.place,
    type: 'Full-time',
    experience: '4+ years',
    skills: ['Python', 'SQL', 'Forecasting', 'Machine learning'],
    duties: [
      'Build forecasts of demand, scrap and machine failure from client data.',
      'Test each model for bias and drift, and write down its limits.',
      'Put models into operation with the engineers who will run them.',
      'Explain results to planners and controllers in their own terms.',
    ],
    pay: { from: 2_400_000, to: 3_600_000, currency: 'INR', per: 'year' },
  },
  {
    title: 'Sales Executive',
    department: 'Sales',
    location: headquarters.place,
    type: 'Full-time',
    experience: '2+ years',
    skills: ['Enterprise sales', 'Manufacturing accounts', 'Proposals', 'CRM'],
    duties: [
      'Win new clients among manufacturers with 200 to 5,000 employees.',
      'Set up first meetings for an engineer and a delivery lead, and prepare them.',
      'Write proposals and negotiate contracts up to $2 million.',
      'Remain the client’s contact for the contract after go-live.',
    ],
    pay: { from: 80_000, to: 100_000, currency: 'USD', per: 'year' },
  },
];
