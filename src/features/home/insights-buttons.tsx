import { useEffect, useRef } from 'react';
import { controlTexts } from '#content/controls.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowLeft, arrowRight } from '#ui/icons.ts';
import { useCarousel } from './use-carousel.ts';

/** The two buttons that move the row of insights. */
export function InsightsButtons({ rowId }: { readonly rowId: string }) {
  const { atStart, atEnd, move } = useCarousel(rowId);
  // A button that goes out of use takes the focus with it; the row is the next best place.
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if ((atStart || atEnd) && pressed.current?.disabled) {
      pressed.current = null;
      document.getElementById(rowId)?.focus({ preventScroll: true });
    }
  }, [atStart, atEnd, rowId]);
  return (
    <div className="flex gap-2">
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
  );
}
