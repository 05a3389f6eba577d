import type { LinkRecord } from '#content/types.ts';

export const notFound = {
  code: '404',
  heading: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  actions: [
    { label: 'Go Home', to: { page: 'home' } },
    { label: 'Contact Support', to: { page: 'contact' } },
  ] satisfies LinkRecord[],
  popularTitle: 'Popular pages',
  popular: [
    { label: 'Solutions', to: { page: 'solutions' } },
    { label: 'Services', to: { page: 'services' } },
    { label: 'About', to: { page: 'about' } },
  ] satisfies LinkRecord[],
} as const;

/** The same for an address in src/content/redirects.ts whose page was taken away. */
export const gone = {
  ...notFound,
  code: '410',
  heading: 'This page is gone',
  text: 'It was here once and has been taken down. The pages below are a good place to go on.',
} as const;
