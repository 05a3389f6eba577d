import { type Consent, getConsent, onConsentChange } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Google Consent Mode v2 signals: everything optional is denied by default, and follows the visitor's choice from then on.
 * `configure` sends further gtag commands after the consent state.
 */
export function signalConsentMode(configure: (gtag: Gtag) => void = () => {}): void {
  gtag('consent', 'default', signalsOf({ analytical: false, marketing: false }));
  const chosen = getConsent();
  if (chosen.analytical || chosen.marketing) gtag('consent', 'update', signalsOf(chosen));
  configure(gtag);
  onConsentChange(() => gtag('consent', 'update', signalsOf(getConsent())));
}

function signalsOf({ analytical, marketing }: Consent) {
  const signal = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: signal(analytical),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}

type Gtag = (...command: readonly unknown[]) => void;

/** gtag.js recognizes a command only as an `arguments` object; it ignores arrays. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
