/** Dispatched on the document by whoever wants the drawer: the round button on the home page, the footer, a tag. */
export const openEvent = 'open-cookie-settings';

export function openCookieSettings(): void {
  document.dispatchEvent(new CustomEvent(openEvent));
}
