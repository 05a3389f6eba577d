/**
 * While the document arrives, what lies below the first screen is folded (ui/styles/folding.css), so that each piece
 * that comes in does not lay out all the others again. Once it is whole, its parts are laid out one by one, each in a
 * task of its own. Half a second later nothing is folded any more.
 */
export function unfold(): void {
  // The parts that the style sheet folds, in the order of the page.
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > *, main > div > section, .indexed-plate, footer'),
  ];
  const unfoldNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    // Asking for a measure does the work now, in this task, and not with all the others in one.
    part.getBoundingClientRect();
    setTimeout(unfoldNext);
  };
  unfoldNext();
}
