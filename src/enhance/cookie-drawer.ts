import { type ComponentType, useEffect, useState } from 'react';
import type { CookieDrawerProps } from './cookie-drawer.tsx';
import { onCookieSettingsWanted } from './open-event.ts';

/** Set once the drawer has shown itself, so that only the first visit is greeted by it. */
export const firstVisitKey = 'hasSeenCookieSettings';

/**
 * Listens for the event, and opens the drawer by itself on the first visit. The drawer is a chunk of its own, fetched
 * when it is wanted.
 */
export function CookieSettings() {
  const [Drawer, setDrawer] = useState<ComponentType<CookieDrawerProps>>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = async () => {
      const { CookieDrawer } = await import('./cookie-drawer.tsx');
      setDrawer(() => CookieDrawer);
      setOpen(true);
    };
    const stopListening = onCookieSettingsWanted(show);
    const forgetFirstVisit = onFirstVisit(show);
    return () => {
      stopListening();
      forgetFirstVisit();
    };
  }, []);
  return Drawer ? <Drawer open={open} onClose={() => setOpen(false)} /> : null;
}

/** Calls back on the first visit, but never in the middle of somebody's typing. */
function onFirstVisit(act: () => void): () => void {
  try {
    if (localStorage.getItem(firstVisitKey)) return () => {};
  } catch {
    // Without storage each visit would be the first; better never than always.
    return () => {};
  }
  const attempt = () => {
    if (document.querySelector('dialog:popover-open') || isTyping()) return;
    document.removeEventListener('focusout', later);
    localStorage.setItem(firstVisitKey, 'true');
    act();
  };
  // The element that takes focus next is known only after this event.
  const later = () => setTimeout(attempt);
  document.addEventListener('focusout', later);
  later();
  return () => document.removeEventListener('focusout', later);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
