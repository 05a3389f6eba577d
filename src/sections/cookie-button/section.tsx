import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx';

export default function CookieButton() {
  return <CookieSettingsButton />;
}
