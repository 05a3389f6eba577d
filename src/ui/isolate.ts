/** What is inert because of us: all that stands beside the open dialog. */
const isolated = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes everything beside an element inert, as opening a modal would: no focus, no pointer, unknown to screen readers. For
 * a modal the browser styles the whole page anew in one task, a fifth of a second on a slow phone. This does it part by
 * part, each in a task of its own.
 */
export function isolate(element: Element): void {
  inSteps(partsBeside(element), (part) => {
    if (part.inert) return;
    part.inert = true;
    isolated.add(part);
  });
}

/** Ends it the same way, at once where focus is to return to. */
export function release(opener: Element | null): void {
  const free = (part: HTMLElement) => {
    part.inert = false;
    isolated.delete(part);
  };
  for (const part of isolated) if (part.contains(opener)) free(part);
  inSteps([...isolated], free);
}

function inSteps(parts: HTMLElement[], act: (part: HTMLElement) => void): void {
  clearTimeout(timer);
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    act(part);
    // Asking for a measure does the work now, in this task, and not with all the others in one.
    part.getBoundingClientRect();
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
}

/** In parts that never contain each other. The page's own content is too much for one. */
function partsBeside(element: Element): HTMLElement[] {
  const parts: Element[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) if (beside !== inner) parts.push(...split(beside));
  }
  return parts.filter((part) => part instanceof HTMLElement);
}

function split(element: Element): Element[] {
  return element.matches('#main, #main > div') ? [...element.children].flatMap(split) : [element];
}
