import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Long enough not to open what the pointer only passes over, and to allow a corner to be cut on the way in. */
const openDelay = 60;
const closeDelay = 180;

/** Opens a popover while the mouse is over it or its button, beside what its button does by itself. */
export function useHoverPopover(panelId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function after(delay: number, act: (panel: HTMLElement) => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const panel = document.getElementById(panelId);
      if (panel) act(panel);
    }, delay);
  }

  return {
    open(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      after(openDelay, (panel) => {
        if (panel.matches(':popover-open')) return;
        openedByHover.current = true;
        panel.showPopover();
      });
    },
    close(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      after(closeDelay, (panel) => {
        if (openedByHover.current && panel.matches(':popover-open')) panel.hidePopover();
      });
    },
    /** A press right after hover opened the menu means "yes, that one", not "close it again". */
    press(event: MouseEvent) {
      clearTimeout(timer.current);
      if (!openedByHover.current || !document.getElementById(panelId)?.matches(':popover-open')) return;
      event.preventDefault();
      openedByHover.current = false;
    },
    closeWhenFocusLeaves(event: FocusEvent<HTMLElement>) {
      if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
      const panel = document.getElementById(panelId);
      if (panel?.matches(':popover-open')) panel.hidePopover();
    },
    forget() {
      openedByHover.current = false;
    },
  };
}
