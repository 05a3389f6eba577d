import type { LinkRecord } from './types.ts';

export interface CookieSection {
  readonly id: 'necessary' | 'analytical' | 'marketing';
  readonly title: string;
  readonly text: string;
}

/** The words of the cookie-settings drawer. */
export const cookieTexts = {
  title: 'Cookies: The choice is yours',
  text: 'This site works without optional cookies. If you agree, we learn which pages help, and which do not. Nothing optional is on until you say so.',
  more: {
    label: 'Read about our cookies',
    to: { page: 'privacy-policy', anchor: 'cookies' },
  } satisfies LinkRecord,
  alwaysActive: 'Always active',
  acceptAll: 'I accept all cookies',
  rejectAll: 'Reject all non-essential cookies',
  save: 'Save my cookie choices and close',
  sections: [
    {
      id: 'necessary',
      title: 'Necessary',
      text: 'Remembers this choice in your browser. It holds nothing about you and is never sent to us.',
    },
    {
      id: 'analytical',
      title: 'Analytical/Performance',
      text: 'Counts visits and shows us which pages are read. No names attached.',
    },
    {
      id: 'marketing',
      title: 'Marketing',
      text: 'Lets our partners show you our content on other sites.',
    },
  ] satisfies CookieSection[] as readonly CookieSection[],
} as const;
