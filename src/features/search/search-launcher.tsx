import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Launch {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

let overlay: Promise<ComponentType<OverlayProps>> | undefined;

/** The overlay is a chunk of its own, fetched when the visitor reaches for it. */
function loadOverlay(): Promise<ComponentType<OverlayProps>> {
  overlay ??= import('./search-overlay.tsx').then((module) => module.SearchOverlay);
  overlay.catch(() => {
    overlay = undefined;
  });
  return overlay;
}

function preload(): void {
  loadOverlay().catch(() => {});
}

export function SearchLauncher({ children }: { readonly children: (launch: Launch) => ReactNode }) {
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const [open, setOpen] = useState(false);
  async function launch() {
    const component = await loadOverlay();
    setOverlay(() => component);
    setOpen(true);
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog:popover-open')) return;
      event.preventDefault();
      launch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      {children({ onClick: launch, onPointerEnter: preload, onFocus: preload })}
      {Overlay && <Overlay open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ctrl or Cmd with K anywhere; a slash where nobody is typing one. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const typing =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  return event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}
