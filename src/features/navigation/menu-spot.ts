import type { SpotName } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import { pages } from '#site/pages.ts';

/** The small drawing that stands for a page in menus. Product pages are built, the others drawn. */
export function menuSpot(id: PageId) {
  const { area } = pages[id];
  return { name: id as SpotName, skin: area === 'products' ? 'built' : 'drawn', area } as const;
}
