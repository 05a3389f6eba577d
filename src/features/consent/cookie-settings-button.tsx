import { Icon } from '#ui/icon.tsx';
import { cookie } from '#ui/icons.ts';

/** What the cookie drawer listens for on the document. */
export const openCookieSettings = 'open-cookie-settings';

/** Round, at the bottom left, above the page. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      aria-label="Cookie Settings"
      title="Cookie Settings"
      onClick={() => document.dispatchEvent(new CustomEvent(openCookieSettings))}
      className="fixed bottom-5 left-5 z-40 grid size-13 place-items-center rounded-full bg-white text-ink-900 shadow-[0_0_0_1.5px_var(--color-ink-900)] transition-colors duration-(--dur-2) hover:bg-straw-400 noscript:hidden"
    >
      <Icon of={cookie} />
    </button>
  );
}
