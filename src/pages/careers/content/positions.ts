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
  },
  {
    title: 'Product Manager',
    department: 'Product',
    location: headquarters.place,
    type: 'Full-time',
    experience: '3+ years',
    skills: ['Roadmaps', 'Customer discovery', 'ERP processes', 'Pricing'],
  },
  {
    title: 'DevOps Engineer',
    department: 'Infrastructure',
    location: otherOffice.place,
    type: 'Full-time',
    experience: '4+ years',
    skills: ['Kubernetes', 'Terraform', 'CI/CD', 'Observability'],
  },
  {
    title: 'UX/UI Designer',
    department: 'Design',
    location: `Remote, ${countries('or')}`,
    type: 'Full-time',
    experience: '3+ years',
    skills: ['Design systems', 'User research', 'Prototyping', 'Accessibility'],
  },
  {
    title: 'Data Scientist',
    department: 'Analytics',
    location: otherOffice.place,
    type: 'Full-time',
    experience: '4+ years',
    skills: ['Python', 'SQL', 'Forecasting', 'Machine learning'],
  },
  {
    title: 'Sales Executive',
    department: 'Sales',
    location: headquarters.place,
    type: 'Full-time',
    experience: '2+ years',
    skills: ['Enterprise sales', 'Manufacturing accounts', 'Proposals', 'CRM'],
  },
];
