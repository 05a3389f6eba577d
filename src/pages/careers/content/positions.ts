import { countries, headquarters, otherOffice } from '#content/places.ts';

export interface OpenPosition {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: 'Full-time';
  readonly experience: string;
  readonly skills: readonly string[];
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
