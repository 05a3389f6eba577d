import { showNoscript } from '#enhance/noscript.ts';
import { whenNear } from '#enhance/when-near.ts';
import { whenVisited } from '#enhance/when-shown.ts';
import { type IslandName, islands } from '#features/islands.ts';

/**
 * Islands are prerendered markup. The code of each is loaded, and the island hydrated, on focus or press, near the viewport
 * (`hydrateInView`), or immediately for a draft or query parameter. React is loaded with the first island.
 */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) startIsland(host);
}

function startIsland(host: HTMLElement): void {
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true };
  const queued: Event[] = [];
  let loading = false;

  async function load(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      const [{ hydrate }, component, props] = await Promise.all([
        import('./hydrate.tsx'),
        islands[host.dataset.island as IslandName](),
        propsOf(host),
      ]);
      // From here on React handles the events of the island.
      waiting.abort();
      await hydrate(host, component, props);
      delete host.dataset.failed;
      host.dataset.hydrated = '';
      for (const event of queued) replay(event);
    } catch {
      // The plain markup still works. The next interaction tries again.
      host.dataset.failed = '';
      if (host.parentElement instanceof HTMLDialogElement) showNoscript(host.parentElement);
      queued.length = 0;
      loading = false;
    }
  }
  function queue(event: Event): void {
    if (!isHandledByIsland(event)) return;
    // The browser would follow a link.
    event.preventDefault();
    queued.push(event);
  }

  for (const type of ['focusin', 'pointerdown', 'change', 'dragenter'])
    host.addEventListener(type, load, options);
  for (const type of ['click', 'keydown']) host.addEventListener(type, queue, options);
  if ('hydrateInView' in host.dataset) whenNear(host, load);
  // Load the island of a dialog when its opener is hovered or focused.
  const opener = document.querySelector(`[popovertarget="${host.closest('dialog')?.id}"]`);
  for (const type of ['pointerenter', 'focus']) opener?.addEventListener(type, load, options);
  if (host.contains(document.activeElement)) load();
  // Not while prerendering: the draft may still change in the current page.
  whenVisited(() => {
    if (shouldLoadImmediately(host)) load();
  });
}

async function propsOf({ dataset: { props = '{}', propsFrom } }: HTMLElement): Promise<object> {
  if (propsFrom === undefined) return JSON.parse(props);
  const response = await fetch(propsFrom);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

const islandControls = 'button[type="button"]:not([popovertarget]), a[data-press]';

/** Events the island handles, not the browser: a click on a plain button or link that acts as one, Enter in a field without a form. */
function isHandledByIsland(event: Event): boolean {
  const { target } = event;
  if (!(event instanceof KeyboardEvent))
    return target instanceof Element && target.closest(islandControls) !== null;
  return event.key === 'Enter' && target instanceof HTMLInputElement && target.form === null;
}

function replay(event: Event): void {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/** A stored draft, or query parameters that preset something. */
function shouldLoadImmediately({ dataset: { draft, parameters = '' } }: HTMLElement): boolean {
  const query = new URLSearchParams(location.search);
  if (parameters.split(' ').some((name) => query.has(name))) return true;
  try {
    return draft !== undefined && sessionStorage.getItem(`draft-${draft}`) !== null;
  } catch {
    // Storage is blocked, so there is no draft.
    return false;
  }
}
