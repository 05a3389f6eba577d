import { type CookieSection, cookieTexts } from '#content/cookies.ts';
import { classes } from '#ui/classes.ts';
import { Switch } from '#ui/switch.tsx';

interface CookieChoiceProps {
  readonly section: CookieSection;
  readonly highlighted: boolean;
  readonly onHighlight: () => void;
  /** Undefined where there is nothing to choose. */
  readonly checked: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function CookieChoice({ section, highlighted, onHighlight, checked, onChange }: CookieChoiceProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mark is an ornament of the pointer; there is nothing to operate
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      onClick={onHighlight}
      data-highlighted={highlighted || undefined}
      className={classes(
        '-mx-4 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-steel-200 px-4 py-5 transition-colors duration-(--dur-2)',
        highlighted && 'bg-straw-50',
      )}
    >
      <h3 className="text-[1.125rem]">{section.title}</h3>
      {checked === undefined ? (
        <span className="text-sm font-semibold text-success-700">{cookieTexts.alwaysActive}</span>
      ) : (
        <Switch
          label={section.title}
          aria-describedby={`cookies-${section.id}`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      <p id={`cookies-${section.id}`} className="col-span-full text-sm text-muted">
        {section.text}
      </p>
    </div>
  );
}
