import { openDialog } from './dialogs.ts';

/** Ctrl+K or Cmd+K anywhere; a slash outside of text fields. */
export function startSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    openDialog('search');
  });
}

function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k' && hasModifier) return true;
  const typing =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  return event.key === '/' && !typing && !hasModifier && !event.altKey;
}
