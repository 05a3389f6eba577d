import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { reorderTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { announce } from '../../components/announcer.tsx';

interface ReorderOptions {
  readonly ids: readonly string[];
  /** "Card", for the spoken result. */
  readonly noun: string;
  readonly onMove: (id: string, to: number) => void;
}

interface Drag {
  readonly id: string;
  /** The place where it would be dropped, among all entries. */
  readonly to: number;
}

/** Near an edge, the list scrolls. */
const EDGE_PX = 48;
const SCROLL_PX = 12;

/** Reorders a list by drag, with buttons, and with Alt and the arrow keys. Says where the entry is afterwards. */
export function useReorder({ ids, noun, onMove }: ReorderOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const rows = useRef(new Map<string, HTMLElement>());

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    const place = Math.min(Math.max(to, 0), ids.length - 1);
    if (from < 0 || place === from) return;
    onMove(id, place);
    announce(filled(texts.moved, { noun, number: place + 1, count: ids.length }));
  };
  const by = (id: string, steps: number) => move(id, ids.indexOf(id) + steps);

  const placeAt = (y: number, id: string): number => {
    const others = ids.filter((one) => one !== id);
    const below = others.findIndex((one) => {
      const box = rows.current.get(one)?.getBoundingClientRect();
      return box !== undefined && y < box.top + box.height / 2;
    });
    return below < 0 ? others.length : below;
  };

  return {
    by,
    row: (id: string) => {
      const others = ids.filter((one) => one !== drag?.id);
      const isLast = drag?.to === others.length;
      return {
        ref: (element: HTMLElement | null) => {
          if (element) rows.current.set(id, element);
          else rows.current.delete(id);
        },
        'data-dragged': drag?.id === id || undefined,
        'data-drop':
          drag === null || drag.id === id
            ? undefined
            : others[drag.to] === id
              ? ('before' as const)
              : isLast && others.at(-1) === id
                ? ('after' as const)
                : undefined,
      };
    },
    /** Where Alt and the arrow keys move the entry. */
    onKeyDown: (id: string) => (event: KeyboardEvent<HTMLElement>) => {
      const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (steps === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const focused = document.activeElement;
      by(id, steps);
      // React may have moved the element, which loses focus.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
    },
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: ids.indexOf(id) });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id) return;
        scrollAtEdge(event.currentTarget, event.clientY);
        setDrag({ id, to: placeAt(event.clientY, id) });
      },
      onPointerUp: () => {
        if (drag?.id === id) move(id, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function scrollAtEdge(element: HTMLElement, y: number): void {
  const pane = element.closest<HTMLElement>('[data-scrolls]');
  if (pane === null) return;
  const { top, bottom } = pane.getBoundingClientRect();
  if (y < top + EDGE_PX) pane.scrollBy(0, -SCROLL_PX);
  else if (y > bottom - EDGE_PX) pane.scrollBy(0, SCROLL_PX);
}

/** Six dots. It names what it moves, although a screen reader's user moves with the buttons beside it. */
export function Grip({
  label,
  ...rest
}: { readonly label: string } & ReturnType<ReturnType<typeof useReorder>['grip']>) {
  return (
    <button type="button" className="grip" aria-label={filled(texts.grip, { name: label })} {...rest}>
      <svg viewBox="0 0 10 16" width="8" height="13" fill="currentColor" aria-hidden="true">
        <path d="M1 1h2.5v2.5H1zM6.5 1H9v2.5H6.5zM1 6.7h2.5v2.5H1zM6.5 6.7H9v2.5H6.5zM1 12.4h2.5v2.5H1zM6.5 12.4H9v2.5H6.5z" />
      </svg>
    </button>
  );
}
