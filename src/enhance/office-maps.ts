import { whenNear } from './when-near.ts';

/**
 * The map service's iframe covers a drawn map, which stays visible until the iframe has loaded, and if it never does.
 *
 * An iframe fires `load` for the browser's error page too, and cross-origin nothing else can be read. An <object> fires `load`
 * only if the page loaded and may be embedded. So the iframe stays invisible until an <object> with the same URL, by then
 * cached, has loaded.
 *
 * Browsers load `loading="lazy"` iframes long before they come into view, but not with `display: none`. The iframe is
 * displayed only once it is near the viewport, so that nothing is requested from the other host before.
 */
export function startOfficeMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('[data-office-map]')) {
    const frame = map.querySelector('iframe');
    if (!frame) continue;
    frame.addEventListener('load', () => revealIfLoadable(frame), { once: true });
    whenNear(map, () => frame.classList.remove('hidden'));
  }
}

function revealIfLoadable(frame: HTMLIFrameElement): void {
  const probe = document.createElement('object');
  probe.addEventListener('load', () => {
    frame.classList.remove('invisible');
    probe.remove();
  });
  probe.type = 'text/html';
  probe.title = frame.title;
  probe.className = 'sr-only';
  probe.tabIndex = -1;
  probe.setAttribute('aria-hidden', 'true');
  probe.data = frame.src;
  frame.after(probe);
}
