/**
 * Tooltips for controls without text: whatever carries `data-tooltip`. One bubble serves the whole document. The control
 * has the same words as its accessible name, so the bubble is for eyes only.
 */
const openDelay = 700;
/** After one tooltip has closed, the next opens at once for this long. */
const skipDelay = 300;
/** How far the pointer may stray beyond the control before the tooltip closes. */
export const gracePadding = 5;

let bubble: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Starts listening; returns the way to stop. Where there are no popovers (Safari before 17, Firefox before 125), never. */
export function startTooltips(): () => void {
  if (!('showPopover' in HTMLElement.prototype)) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const options = { signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('focusin', onFocusIn, options);
  for (const type of ['focusout', 'pointerdown', 'click', 'scroll'] as const) {
    document.addEventListener(type, close, options);
  }
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
  // Not at once: focus also comes back from a menu that is just closing, and nothing may pop up in the midst of that.
  opening = setTimeout(() => open(control));
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function open(control: HTMLElement): void {
  bubble ??= createBubble();
  // Inside an open dialog only what belongs to it can be seen.
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
