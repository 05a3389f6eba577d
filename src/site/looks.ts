import type { Area, Look } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { pages } from './pages.ts';

/** The default tone and skin of each area. */
export const areaLooks: Readonly<Record<Area, Look>> = {
  solutions: { tone: 'tint', skin: 'drawn' },
  products: { tone: 'field', skin: 'built' },
  services: { tone: 'deep', skin: 'run' },
  ai: { tone: 'deep', skin: 'run' },
  company: { tone: 'steel', skin: 'built' },
};

/** The scene of a page without its own: that of the overview of its area. */
export const areaScenes: Readonly<Record<Area, string>> = {
  company: 'about',
  solutions: 'solutions',
  services: 'services',
  products: 'products',
  ai: 'ai-services',
};

/** The look of a page's hero: that of its area, unless its entry overrides it. */
export function lookOf(id: PageId): Look {
  return pages[id].look ?? areaLooks[pages[id].area];
}

/** The closing section shows the drawing of the page in another skin than the hero. */
export function closingLook(id: PageId): { readonly skin: Look['skin']; readonly area: Area } {
  const { area, closingArea = area } = pages[id];
  return { skin: lookOf(id).skin === 'built' ? 'drawn' : 'built', area: closingArea };
}
