import { type Consent, getConsent, onConsentChange } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Google Consent Mode v2 signals, for those who add tags: everything optional is denied by default, and follows the
 * visitor's choice from then on. Without a tag nobody reads them.
 */
export function signalConsentMode(): void {
  signal('default', getConsent());
  onConsentChange((consent) => signal('update', consent));
}

function signal(command: 'default' | 'update', { analytical, marketing }: Consent): void {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  window.dataLayer ??= [];
  window.dataLayer.push([
    'consent',
    command,
    {
      analytics_storage: word(analytical),
      ad_storage: word(marketing),
      ad_user_data: word(marketing),
      ad_personalization: word(marketing),
    },
  ]);
}
