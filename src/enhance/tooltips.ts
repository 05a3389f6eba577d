/**
 * Tooltips for controls without text (`data-tooltip`). One bubble serves the whole document. It repeats the accessible name of
 * the control, so it is hidden from screen readers.
 */
const openDelay = 700;
/** The next tooltip opens immediately if the last one closed less than this long ago. */
const skipDelay = 300;
/** How far the pointer may leave the control before the tooltip closes. */
export const gracePadding = 5;

let bubble: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Returns a function that stops it. Does nothing without popover support (before Safari 17 and Firefox 125). */
export function startTooltips(): () => void {
  if (!('showPopover' in HTMLElement.prototype)) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const options = { signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('focusin', onFocusIn, options);
  for (const type of ['focusout', 'pointerdown', 'click'] as const) {
    document.addEventListener(type, close, options);
  }
  // A tooltip that has yet to open stays pending: the last scroll event arrives after the pointer has reached the control.
  document.addEventListener('scroll', () => bubble?.matches(':popover-open') && close(), options);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), options);
  return () => {
    listening.abort();
    close();
    bubble?.remove();
    bubble = undefined;
  };
}

function onPointerOver(event: PointerEvent): void {
  const control = controlAt(event.target);
  if (event.pointerType === 'touch' || !control || control === owner) return;
  close();
  owner = control;
  const wait = performance.now() - closedAt < skipDelay ? 0 : openDelay;
  opening = setTimeout(() => open(control), wait);
}

function onPointerMove(event: PointerEvent): void {
  if (!owner || owner.matches(':focus-visible')) return;
  const box = owner.getBoundingClientRect();
  const inside =
    event.clientX >= box.left - gracePadding &&
    event.clientX <= box.right + gracePadding &&
    event.clientY >= box.top - gracePadding &&
    event.clientY <= box.bottom + gracePadding;
  if (!inside) close();
}

function onFocusIn(event: FocusEvent): void {
  const control = controlAt(event.target);
  if (!control?.matches(':focus-visible')) return;
  close();
  owner = control;
  // In a new task: focus may have returned from a menu that is still closing, and no popover may open during that.
  opening = setTimeout(() => open(control));
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function open(control: HTMLElement): void {
  // The page may have scrolled since.
  if (!control.matches(':hover, :focus-visible')) {
    close();
    return;
  }
  bubble ??= createBubble();
  // A modal dialog covers everything outside of it.
  (control.closest('dialog') ?? document.body).append(bubble);
  bubble.textContent = control.dataset.tooltip ?? '';
  bubble.showPopover();
  const box = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = box.bottom + 8 + height < innerHeight;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below ? box.bottom + 8 : box.top - 8 - height}px`;
}

function close(): void {
  clearTimeout(opening);
  owner = undefined;
  if (!bubble?.matches(':popover-open')) return;
  bubble.hidePopover();
  closedAt = performance.now();
}

function createBubble(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'tooltip';
  element.popover = 'manual';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
