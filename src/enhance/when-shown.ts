/** Calls back once the page is visited. A prerendered page is visited later, or never. */
export function whenVisited(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

/** Calls back once the page is visited and fully loaded. */
export function whenShown(act: () => void): void {
  whenVisited(() => {
    if (document.readyState === 'complete') setTimeout(act);
    else addEventListener('load', () => setTimeout(act), { once: true });
  });
}
