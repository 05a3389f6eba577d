/**
 * Calls back once the page is whole and in front of somebody. A page that the browser only prepares, in case the visitor
 * goes there next, is shown later or never.
 */
export function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => whenShown(act), { once: true });
  } else if (document.readyState === 'complete') {
    setTimeout(act);
  } else {
    addEventListener('load', () => setTimeout(act), { once: true });
  }
}
