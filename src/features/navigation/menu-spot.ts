import type { PageId } from '#generated/page-id.ts';
import { type SpotName, spotNames } from '#generated/picture-names.ts';
import { pages } from '#site/pages.ts';

/** The small drawing of a page in menus. */
export function menuSpot(id: PageId) {
  const { area } = pages[id];
  return { name: spotOf(id), skin: area === 'products' ? 'built' : 'drawn', area } as const;
}

function spotOf(id: PageId): SpotName {
  const name = spotNames.find((spot) => spot === id);
  if (!name) throw new Error(`The page "${id}" is in a menu, but has no small drawing.`);
  return name;
}
