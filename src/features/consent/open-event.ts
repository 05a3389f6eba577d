/** Dispatched on the document by whoever wants the drawer: the round button on the home page, the footer, a tag. */
export const openEvent = 'open-cookie-settings';

export function openCookieSettings(): void {
  document.dispatchEvent(new CustomEvent(openEvent));
}

/** For a button in markup without script of its own: a press on it opens the drawer. */
export const opensCookieSettings = { 'data-opens-cookie-settings': '' };
const opener = '[data-opens-cookie-settings]';

/** Calls back when the drawer is wanted, in either way. Returns the way to stop. */
export function onCookieSettingsWanted(act: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(opener)) openCookieSettings();
  };
  document.addEventListener('click', onClick);
  document.addEventListener(openEvent, act);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener(openEvent, act);
  };
}
