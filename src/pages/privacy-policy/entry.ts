import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  heading: 'Privacy policy',
  tagline: 'What we collect, why, and your rights',
  area: 'company',
  place: 11,
  description:
    'What we collect through this website, why, who sees it, how long we keep it and the rights you have over it.',
  keywords: ['privacy', 'gdpr', 'ccpa', 'dpdp', 'cookies', 'data protection', 'personal data'],
};
