import { describe, expect, it } from 'vitest';
import { outdatedBy } from './outdated.ts';

const built = {
  'facts.json': { prices: { walk: 3000, review: 9000 }, minimumAge: 18 },
  'documents/walk.md': '# Walk\n\nFrom {dollars: prices.walk}.',
  'documents/jobs.md': 'For everybody of {minimumAge}.',
  'pages/home.json': {
    title: 'Home',
    heading: 'We build',
    tagline: 'Since {company.foundingYear}',
    description: '',
  },
  'pages/about.json': { title: 'About', heading: 'Who we are', tagline: 'Us', description: '' },
};

describe('outdated files', () => {
  it('are none when nothing they show has changed', () => {
    const draft = {
      ...built,
      'facts.json': { prices: { walk: 3000, review: 9500 }, minimumAge: 18 },
      'pages/about.json': { title: 'About', heading: 'Us', tagline: 'Us', description: 'New' },
    };
    expect(outdatedBy(draft, built)).toEqual({ documents: [], cards: [] });
  });

  it('are the documents and cards with a changed text or fact', () => {
    const draft = {
      ...built,
      'facts.json': { prices: { walk: 3500, review: 9000 }, minimumAge: 18 },
      'pages/home.json': { title: 'Home', heading: 'We run', tagline: 'Since {company.foundingYear}' },
      'pages/about.json': { title: 'About us', heading: 'Who we are', tagline: 'Us' },
      'pages/new.json': { title: 'New', heading: 'New', tagline: '' },
    };
    expect(outdatedBy(draft, built)).toEqual({ documents: ['walk.pdf'], cards: ['home', 'about'] });
  });
});
