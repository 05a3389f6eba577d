import type { ComponentType } from 'react';
import { type PageKey, pageKeyAt } from './page-key.ts';

interface PageModule {
  readonly default: ComponentType;
}

/** One chunk a page. The file is named after the page, so the registry is the only list there is. */
const modules = import.meta.glob<PageModule>('../pages/*.tsx');

const loaded = new Map<PageKey, ComponentType>();
const loading = new Map<PageKey, Promise<ComponentType>>();

/** The page if its code is here, or the promise of it, as React's `use` takes it. */
export function pageComponent(key: PageKey): ComponentType | Promise<ComponentType> {
  return loaded.get(key) ?? loadPage(key);
}

export function loadPage(key: PageKey): Promise<ComponentType> {
  let promise = loading.get(key);
  if (!promise) {
    promise = importPage(key);
    loading.set(key, promise);
    // A failure must not be remembered: the next hover or click may have a network again.
    promise.catch(() => loading.delete(key));
  }
  return promise;
}

async function importPage(key: PageKey): Promise<ComponentType> {
  const load = modules[`../pages/${key}.tsx`];
  if (!load) throw new Error(`src/pages/${key}.tsx is missing`);
  const component = (await load()).default;
  loaded.set(key, component);
  return component;
}

/** Fetches a page before it is asked for; whether that works is of no concern yet. */
export function preloadPage(path: string): void {
  loadPage(pageKeyAt(path)).catch(() => {});
}
