import { company } from '#content/company.ts';
import type { PageEntry } from '../page-entry.ts';

/** Home, the four overviews, and the pages about the company itself. */
export const companyPages = {
  home: {
    path: '/',
    title: 'Home',
    heading: company.tagline,
    tagline: 'What we draw, build and keep running',
    area: 'company',
  },
  solutions: {
    path: '/solutions',
    title: 'Solutions',
    heading: 'Ten solutions, one thread of data',
    tagline: 'Ten practices that take an idea from the drawing to a running plant',
    area: 'solutions',
  },
  'ai-services': {
    path: '/ai-services',
    title: 'AI Services',
    heading: 'AI Services that earn their place',
    tagline: 'From the first use case to a model in production',
    area: 'ai',
    parent: 'services',
  },
  services: {
    path: '/services',
    title: 'IT Services',
    heading: 'IT Services for systems that must not stop',
    tagline: 'Three ways to have us at work in your systems',
    area: 'services',
  },
  products: {
    path: '/products',
    title: 'Products',
    heading: 'Seven products, made from work we did twice',
    tagline: 'Software and devices built from work we kept being asked for',
    area: 'products',
  },
  industries: {
    path: '/industries',
    title: 'Industries',
    heading: 'Deep in the work of thirteen industries',
    tagline: 'Thirteen verticals and what is hard in each',
    area: 'company',
  },
  about: {
    path: '/about',
    title: 'About',
    heading: 'Founded in Texas, at work around the world',
    tagline: 'Who we are and how we work',
    area: 'company',
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    heading: 'Do work that is still running in ten years',
    tagline: 'Open positions and how to apply',
    area: 'company',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    heading: 'Get in Touch',
    tagline: 'Write, call or visit',
    area: 'company',
  },
  'terms-of-use': {
    path: '/terms-of-use',
    title: 'Terms of use',
    heading: 'Terms of use',
    tagline: 'The terms for using this website',
    area: 'company',
  },
  'privacy-policy': {
    path: '/privacy-policy',
    title: 'Privacy policy',
    heading: 'Privacy policy',
    tagline: 'What we collect, why, and your rights',
    area: 'company',
  },
} as const satisfies Record<string, PageEntry>;
