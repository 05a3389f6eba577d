import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { type PageSource, pageKeyAt } from './page-key.ts';
import { loadPage, pageComponent } from './page-loader.ts';
import { trackScrollPosition } from './scroll-position.ts';

/** A page whose code cannot be had any more (a new release, a lost network) is loaded as a document instead. */
const pageOrReload: PageSource = (key) => {
  const page = pageComponent(key);
  if (!(page instanceof Promise)) return page;
  return pageOrReloadPromise(page);
};

const guarded = new WeakMap<Promise<unknown>, Promise<never>>();

function pageOrReloadPromise<Component>(page: Promise<Component>): Promise<Component> {
  let promise: Promise<Component> | undefined = guarded.get(page);
  if (!promise) {
    promise = page.catch(() => {
      location.reload();
      return new Promise<never>(() => {});
    });
    guarded.set(page, promise as Promise<never>);
  }
  return promise;
}

/** Takes over the prerendered page. Resolves once it answers to React. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const key = pageKeyAt(location.pathname);
  // A host that serves a page under another spelling of its path: the document works as it is, so leave it alone.
  if (!root || root.dataset.page !== key) return;
  await loadPage(key);
  await new Promise<void>((mounted) => {
    // In a transition React yields between slices, so a slow phone stays responsive while it works.
    startTransition(() => {
      hydrateRoot(root, <App pageSource={pageOrReload} onMounted={mounted} />);
    });
  });
  trackScrollPosition();
  // Only where something can hover; the page does without until then.
  if (matchMedia('(hover: hover)').matches)
    import('#ui/tooltips.ts').then((module) => module.startTooltips());
}
