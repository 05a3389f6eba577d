import type { PageId } from '#generated/page-id.ts';
import type { Area, Look } from './page-entry.ts';
import { pages } from './pages.ts';

/** The skin tells visitors where they are: solutions are drawn, products are built, services and AI are running. */
export const areaLooks: Readonly<Record<Area, Look>> = {
  solutions: { tone: 'tint', skin: 'drawn' },
  products: { tone: 'field', skin: 'built' },
  services: { tone: 'deep', skin: 'run' },
  ai: { tone: 'deep', skin: 'run' },
  company: { tone: 'steel', skin: 'built' },
};

/** How a page opens: as its area does, unless its entry says otherwise. */
export function lookOf(id: PageId): Look {
  return pages[id].look ?? areaLooks[pages[id].area];
}

/** A page's own object closes it in another skin than it opened with. */
export function closingLook(id: PageId): { readonly skin: Look['skin']; readonly area: Area } {
  const { area, closingArea = area } = pages[id];
  return { skin: lookOf(id).skin === 'built' ? 'drawn' : 'built', area: closingArea };
}
