import { controlTexts } from '#generated/texts/site.ts';
import { Icon } from '#ui/icon.tsx';
import { cookie } from '#ui/icons.ts';

export default function CookieButton() {
  return (
    <button
      type="button"
      aria-label={controlTexts.cookieSettings}
      data-tooltip={controlTexts.cookieSettings}
      popoverTarget="cookie-settings"
      className="fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] left-[max(1.25rem,env(safe-area-inset-left))] z-40 grid size-13 place-items-center rounded-full bg-white text-ink-900 shadow-[0_0_0_1.5px_var(--color-ink-900)] transition-colors duration-(--dur-2) hover:bg-straw-400 print:hidden"
    >
      <Icon of={cookie} />
    </button>
  );
}
