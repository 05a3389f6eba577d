import { unfold } from './unfold.ts';

/**
 * The only script the document names. It leaves the network and the processor to the first paint: the app is fetched
 * after that at low priority, or at the visitor's first input, whichever comes first. Links, menus and fields work
 * meanwhile as plain HTML; a press that only the app can answer is kept and given to it when it is there.
 */
const firstInputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let started: Promise<void> | undefined;
let kept: { readonly target: HTMLElement; readonly kind: 'click' | 'submit' } | undefined;

function start(): Promise<void> {
  // Without the app the page is still a page: links, menus and text work as they are.
  started ??= run().catch(() => {});
  return started;
}

/** In many small tasks, so that none of them keeps a slow phone from answering. */
async function run(): Promise<void> {
  for (const type of firstInputs) removeEventListener(type, start, true);
  const modules =
    document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.setAttribute('fetchpriority', 'low');
    link.href = href;
    document.head.append(link);
    await nextTask();
  }
  const [app = '', ...parts] = modules;
  for (const part of parts) {
    await import(/* @vite-ignore */ part);
    await nextTask();
  }
  const { hydrate }: typeof import('./client.tsx') = await import(/* @vite-ignore */ app);
  await hydrate();
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  if (!kept?.target.isConnected) return;
  if (kept.kind === 'click') kept.target.click();
  else (kept.target as HTMLFormElement).requestSubmit();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // Buttons of the platform (popovers, form submission) act by themselves.
  if (!button || button.popoverTargetElement || button.type === 'submit') return;
  kept = { target: button, kind: 'click' };
}

function keepSubmit(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  kept = { target: event.target, kind: 'submit' };
}

function afterFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}

addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
for (const type of firstInputs) addEventListener(type, start, { capture: true, passive: true });
afterFirstPaint(() =>
  afterLoad(() => {
    unfold();
    whenIdle(start);
  }),
);
