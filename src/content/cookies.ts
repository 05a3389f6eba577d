import { builtText, type ServedPlace } from './served-texts.ts';
import type { LinkRecord } from './types.ts';

export interface CookieSection {
  readonly id: 'necessary' | 'analytical' | 'marketing';
  readonly title: string;
  readonly text: string;
  /** Where the words follow the settings of the server. */
  readonly place?: ServedPlace;
}

/** The words of the cookie-settings drawer. */
export const cookieTexts = {
  title: 'Cookies: The choice is yours',
  lead: { text: builtText('drawer-lead'), place: 'drawer-lead' },
  more: {
    label: 'Read about our cookies',
    to: { page: 'privacy-policy', anchor: 'cookies' },
  } satisfies LinkRecord,
  privacySignal:
    'Your browser sends Global Privacy Control. We follow it: nothing optional is on, whatever you choose below.',
  alwaysActive: 'Always active',
  /** Shown in place of switches and buttons while the page's script is still loading, and where scripts are off. */
  withoutScript: 'You can choose here once this page’s script runs. Nothing optional is on until then.',
  acceptAll: 'I accept all cookies',
  rejectAll: 'Reject all non-essential cookies',
  save: 'Save my cookie choices and close',
  sections: [
    {
      id: 'necessary',
      title: 'Necessary',
      text: 'Keeps this choice in your browser until you change it, and what you type into a form until you send it or close the tab.',
    },
    {
      id: 'analytical',
      title: 'Analytical/Performance',
      text: builtText('drawer-analytical'),
      place: 'drawer-analytical',
    },
    {
      id: 'marketing',
      title: 'Marketing',
      text: builtText('drawer-marketing'),
      place: 'drawer-marketing',
    },
  ] satisfies CookieSection[] as readonly CookieSection[],
} as const;
