import { type CookieSection, cookieTexts } from '#content/cookies.ts';
import { Switch } from '#ui/switch.tsx';

interface CookieChoiceProps {
  readonly section: CookieSection;
}

/** A purpose, with a switch if it is optional. A click highlights it briefly. */
export function CookieChoice({ section }: CookieChoiceProps) {
  return (
    <div
      data-cookie-section={section.id}
      className="-mx-4 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-steel-200 px-4 py-5 transition-colors duration-(--dur-2) data-highlighted:bg-straw-50"
    >
      <h3 className="text-[1.125rem]">{section.title}</h3>
      {section.id === 'necessary' ? (
        <span className="text-sm font-semibold text-success-700">{cookieTexts.alwaysActive}</span>
      ) : (
        <Switch
          label={section.title}
          name={section.id}
          aria-describedby={`cookies-${section.id}`}
          className="switch needs-script"
        />
      )}
      <p id={`cookies-${section.id}`} data-place={section.place} className="col-span-full text-sm text-muted">
        {section.text}
      </p>
    </div>
  );
}
