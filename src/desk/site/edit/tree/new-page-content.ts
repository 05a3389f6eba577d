import { type Json, valueAt, withoutIds } from '#contract/desk/content-tree.ts';
import type { Files, SiteSchema } from '#contract/desk/site.ts';

/** "/cloud-enablement" for "Cloud Enablement" */
export function pathOfName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `/${(words ?? []).join('-')}`;
}

interface NewPageOptions {
  readonly name: string;
  readonly path: string;
  /** The id of the page to copy; null for an empty page. */
  readonly source: string | null;
  readonly draft: Files;
  readonly schema: SiteSchema;
}

type Fields = { readonly [key: string]: Json };

/** The content of a new page, without ids. It comes last in the menus. */
export function newPage({ name, path, source, draft, schema }: NewPageOptions): Json {
  const names = { path, title: name, heading: name };
  const file = source === null ? undefined : draft[`pages/${source}.json`];
  if (source === null || file === undefined) {
    const menu = { order: lastOrder(draft, null) + 1 };
    return { ...names, tagline: '', area: 'company', menu, description: '', keywords: [], sections: [] };
  }
  const copy = withoutIds(file) as Fields;
  const { menuTitle: _menuTitle, off: _off, updated: _updated, ...rest } = copy;
  const menu = copy.menu as Fields;
  const group = typeof menu.group === 'string' ? menu.group : null;
  // Without a scene, a page has the drawing of its name, which a copy doesn't have.
  const scene = copy.scene ?? (schema.names.scenes.includes(source) ? source : null);
  return {
    ...rest,
    ...names,
    // Each page has its own in search results.
    description: '',
    menu: { ...menu, order: lastOrder(draft, group) + 1 },
    ...(scene !== null && { scene }),
  };
}

function lastOrder(draft: Files, group: string | null): number {
  const orders = Object.entries(draft)
    .filter(([file, page]) => file.startsWith('pages/') && valueAt(page, 'menu.group') === group)
    .map(([, page]) => Number(valueAt(page, 'menu.order') ?? 0));
  return Math.max(0, ...orders);
}
