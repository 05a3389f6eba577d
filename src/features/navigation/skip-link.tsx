import { navigationTexts } from '#generated/texts/site.ts';

/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-[max(0.5rem,env(safe-area-inset-left))] z-60 -translate-y-20 rounded-sm bg-ink-900 px-6 py-4 font-semibold text-white focus-visible:translate-y-0 print:hidden"
    >
      {navigationTexts.skip}
    </a>
  );
}
