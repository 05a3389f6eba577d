import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { controlTexts } from '#generated/texts/site.ts';
import { IconButton, TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowLeft, arrowRight } from '#ui/icons.ts';
import { useCarousel } from './use-carousel.ts';

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
        <IconButton
          label={controlTexts.previousInsights}
          outlined
          disabled={atStart}
          onClick={(event) => {
            pressed.current = event.currentTarget;
            move(-1);
          }}
        >
          <Icon of={arrowLeft} />
        </IconButton>
        <IconButton
          label={controlTexts.nextInsights}
          outlined
          disabled={atEnd}
          onClick={(event) => {
            pressed.current = event.currentTarget;
            move(1);
          }}
        >
          <Icon of={arrowRight} />
        </IconButton>
      </div>
    </div>
  );
}
