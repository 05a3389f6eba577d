import { whenNear } from '#enhance/when-near.ts';
import { whenVisited } from '#enhance/when-shown.ts';
import { type IslandName, islands } from '#features/islands.ts';

/**
 * The islands stand in the document as plain markup. Each is fetched and hydrated when somebody asks for it: focus or a
 * press, coming near the screen, or a reason in the tab to start at once. React comes with the first of them.
 */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) startIsland(host);
}

function startIsland(host: HTMLElement): void {
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true };
  const kept: Event[] = [];
  let loading = false;

  async function wake(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      const [{ hydrate }, component] = await Promise.all([
        import('./hydrate.tsx'),
        islands[host.dataset.island as IslandName](),
      ]);
      // From here on React hears what happens in the island, and must not hear it twice.
      waiting.abort();
      await hydrate(host, component);
      delete host.dataset.failed;
      host.dataset.hydrated = '';
      for (const event of kept) repeat(event);
    } catch {
      // Everything that works as plain markup still does. The next touch tries again.
      host.dataset.failed = '';
      kept.length = 0;
      loading = false;
    }
  }
  function keep(event: Event): void {
    if (!isForIsland(event)) return;
    // A link would be followed.
    event.preventDefault();
    kept.push(event);
  }

  for (const type of ['focusin', 'pointerdown', 'change', 'dragenter'])
    host.addEventListener(type, wake, options);
  for (const type of ['click', 'keydown']) host.addEventListener(type, keep, options);
  if ('wakeInView' in host.dataset) whenNear(host, wake);
  // A dialog's island is wanted soon when somebody reaches for the button that opens it.
  const opener = document.querySelector(`[popovertarget="${host.closest('dialog')?.id}"]`);
  for (const type of ['pointerenter', 'focus']) opener?.addEventListener(type, wake, options);
  if (host.contains(document.activeElement)) wake();
  // Not before: a draft may go on in the page that this one is prepared from.
  whenVisited(() => {
    if (hasReasonToStart(host)) wake();
  });
}

const forIsland = 'button[type="button"]:not([popovertarget]), a[data-press]';

/** What the island does, and not the browser: a press on a plain button or a link that acts as one, Enter in a field without a form. */
function isForIsland(event: Event): boolean {
  const { target } = event;
  if (!(event instanceof KeyboardEvent))
    return target instanceof Element && target.closest(forIsland) !== null;
  return event.key === 'Enter' && target instanceof HTMLInputElement && target.form === null;
}

function repeat(event: Event): void {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/** A draft to go on with, or an address that chooses something for the visitor. */
function hasReasonToStart({ dataset: { draft, parameters = '' } }: HTMLElement): boolean {
  const asked = new URLSearchParams(location.search);
  if (parameters.split(' ').some((name) => asked.has(name))) return true;
  try {
    return draft !== undefined && sessionStorage.getItem(`draft-${draft}`) !== null;
  } catch {
    // No storage, no draft.
    return false;
  }
}
