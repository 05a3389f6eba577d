import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { controlTexts } from '#generated/texts/site.ts';
import { IconButton, TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowLeft, arrowRight } from '#ui/icons.ts';
import { useCarousel } from './use-carousel.ts';

const directions = [
  { direction: -1, label: controlTexts.previousInsights, icon: arrowLeft },
  { direction: 1, label: controlTexts.nextInsights, icon: arrowRight },
] as const;

interface InsightsButtonsProps {
  readonly rowId: string;
  readonly all: { readonly href: string; readonly label: string; readonly fewer: string };
}

/** The link that expands the row into a grid of all insights, and the two buttons that scroll the row. */
export function InsightsButtons({ rowId, all }: InsightsButtonsProps) {
  const { atStart, atEnd, move } = useCarousel(rowId);
  const [showsAll, setShowsAll] = useState(false);
  // A button that becomes disabled loses focus: move it to the row.
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if ((atStart || atEnd) && pressed.current?.disabled) {
      pressed.current = null;
      document.getElementById(rowId)?.focus({ preventScroll: true });
    }
  }, [atStart, atEnd, rowId]);

  function toggle(event: MouseEvent) {
    // Its href is the top of the page.
    event.preventDefault();
    document.getElementById(rowId)?.toggleAttribute('data-all', !showsAll);
    setShowsAll(!showsAll);
  }

  return (
    <div className="insight-controls needs-island flex items-center gap-2 noscript:hidden max-sm:w-full">
      <TextLink
        href={all.href}
        aria-expanded={showsAll}
        aria-controls={rowId}
        data-press
        onClick={toggle}
        className="mr-4 max-sm:mr-auto"
      >
        {showsAll ? all.fewer : all.label}
      </TextLink>
      {/* `invisible` keeps the space, so that the link does not jump away from the pointer. */}
      <div className={classes('flex gap-2', showsAll && 'invisible')}>
        {directions.map(({ direction, label, icon }) => (
          <IconButton
            key={direction}
            label={label}
            outlined
            disabled={direction < 0 ? atStart : atEnd}
            onClick={(event) => {
              pressed.current = event.currentTarget;
              move(direction);
            }}
          >
            <Icon of={icon} />
          </IconButton>
        ))}
      </div>
    </div>
  );
}
