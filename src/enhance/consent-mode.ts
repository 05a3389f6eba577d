import { type Consent, getConsent, onConsentChange } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Google Consent Mode v2 signals: everything optional is denied by default, and follows the visitor's choice from then on.
 * `configure` tells a tag the rest, once it knows what is allowed.
 */
export function signalConsentMode(configure: (tell: Tell) => void = () => {}): void {
  tell('consent', 'default', signalsOf({ analytical: false, marketing: false }));
  const chosen = getConsent();
  if (chosen.analytical || chosen.marketing) tell('consent', 'update', signalsOf(chosen));
  configure(tell);
  onConsentChange(() => tell('consent', 'update', signalsOf(getConsent())));
}

function signalsOf({ analytical, marketing }: Consent) {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: word(analytical),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  };
}

type Tell = (...command: readonly unknown[]) => void;

/** Tags tell a command from data by its being an arguments object; an array would be ignored. */
function tell(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
