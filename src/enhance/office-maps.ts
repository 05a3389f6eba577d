import { whenNear } from './when-near.ts';

/**
 * The map service's frame lies over a drawn map, which is what shows until the service's own is there, and for good when
 * it cannot come.
 *
 * A frame fires `load` for the browser's error page too, and nothing else about it can be read from outside. An <object>
 * tells the two apart, silently: it fires `load` only when the page came and may be shown. So the frame stays hidden
 * until an <object> with the same address has loaded, which by then costs next to nothing.
 *
 * Browsers fetch a lazy frame long before it comes into view, but not one without a box. This one gets its box when
 * somebody comes near: until then nothing is asked of the other host, and its page never competes with ours.
 */
export function startOfficeMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('[data-office-map]')) {
    const frame = map.querySelector('iframe');
    if (!frame) continue;
    frame.addEventListener('load', () => askFor(frame), { once: true });
    whenNear(map, () => frame.classList.remove('hidden'));
  }
}

function askFor(frame: HTMLIFrameElement): void {
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
