/** On the root when nothing is folded any more; see ui/styles/folding.css. */
const unfolded = 'unfolded';

/** First come the things a visitor waits for, such as the cookie drawer, which is dear while much is laid out. */
const settlingTime = 3000;

const foldedParts = 'main > *, main > div > section, .indexed-plate, footer';

/** Lays out the folded parts of the first document one at a time, whenever the browser has nothing better to do. */
export function unfoldAtLeisure(): void {
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  const parts = [...document.querySelectorAll<HTMLElement>(foldedParts)];
  const unfoldNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestIdleCallback(unfoldNext);
  };
  setTimeout(unfoldNext, settlingTime);
}

/** Pages that come after the first document are whole from the start, so that positions can be restored. */
export function unfoldAll(): void {
  document.documentElement.classList.add(unfolded);
}
