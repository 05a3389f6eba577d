/** Calls back once the page is activated: immediately, or later (or never) if it is being prerendered. */
export function whenVisited(callback: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}

/** Calls back once the page is activated and fully loaded. */
export function whenShown(callback: () => void): void {
  whenVisited(() => {
    if (document.readyState === 'complete') setTimeout(callback);
    else addEventListener('load', () => setTimeout(callback), { once: true });
  });
}
