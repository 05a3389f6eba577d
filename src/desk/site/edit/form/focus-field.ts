const CONTROL =
  '[role=textbox], input, select, textarea, .picker-button, button:not(.text-button, [aria-haspopup=menu], .grip)';
/** The button that opens a section, a record or an entry. */
const OPENER = '.section-title, .entry-title, .opens-record';
/** How long a form may take to open. */
const TIMEOUT_MS = 1500;

/** Focuses a field as soon as it is shown; if it is never shown, the closest field or section around it. */
export function focusField(path: string): void {
  waitFor((isLate) => {
    const place = placeAt(path) ?? (isLate ? closestPlace(path) : null);
    if (place === null) return false;
    const control = place.querySelector<HTMLElement>(
      place.matches('.field') ? CONTROL : `${OPENER}, ${CONTROL}`,
    );
    control?.focus({ preventScroll: true });
    place.scrollIntoView({ block: place.matches('.field') ? 'center' : 'nearest' });
    return true;
  });
}

/** Focuses the first field of a section, a record or an entry that opens. */
export function focusFirstField(path: string): void {
  waitFor(() => {
    const field = placeAt(path)?.querySelector('.field');
    field?.querySelector<HTMLElement>(CONTROL)?.focus();
    return Boolean(field);
  });
}

/** `attempt` is repeated until it returns true. */
function waitFor(attempt: (isLate: boolean) => boolean): void {
  const until = performance.now() + TIMEOUT_MS;
  const again = () => {
    const isLate = performance.now() > until;
    if (!attempt(isLate) && !isLate) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}

function placeAt(path: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  // On a phone, the form is hidden while the preview is shown.
  return place?.checkVisibility() ? place : null;
}

function closestPlace(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length - 1; length > 0; length--) {
    const place = placeAt(steps.slice(0, length).join('.'));
    if (place) return place;
  }
  return null;
}
