/**
 * The drawings of a page. They are made by a build, so a page that was created at the desk, or moved to another area there, shows
 * others until the next one.
 */
import type { Look } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { imageNames, type SceneName, type SpotName, sceneNames } from '#generated/picture-names.ts';
import { areaScenes, closingLook } from './looks.ts';
import { pages } from './pages.ts';

const isDrawn = (image: string): boolean => imageNames.some((name) => name === image);

export function sceneOf(id: PageId): SceneName {
  const { area, scene } = pages[id];
  const names: readonly (string | undefined)[] = [id, scene, areaScenes[area]];
  return names.flatMap((name) => sceneNames.find((drawn) => drawn === name) ?? [])[0]!;
}

/** The page whose link-preview card it has. */
export function cardOf(id: PageId): PageId {
  return sceneNames.some((name) => name === id) ? id : 'home';
}

/** The picture of the closing section. */
export function closingImage(id: PageId): string {
  const scene = sceneOf(id);
  const { skin, area } = closingLook(id);
  const image = `scene-${scene}.${skin}-${area}`;
  return isDrawn(image)
    ? image
    : (imageNames.findLast((name) => name.startsWith(`scene-${scene}.`)) ?? image);
}

/** The small drawing of a page in menus and lists. */
export function spotOf(id: PageId, skin: Look['skin']) {
  const { area } = pages[id];
  if (isDrawn(`spot-${id}.${skin}-${area}`)) return { name: id as SpotName, skin, area };
  const skins: readonly Look['skin'][] = [skin, 'drawn', 'built', 'run'];
  const drawn = skins.find((each) => isDrawn(`spot-document.${each}-${area}`)) ?? skin;
  return { name: 'document' as const, skin: drawn, area };
}

export function menuSpot(id: PageId) {
  return spotOf(id, pages[id].area === 'products' ? 'built' : 'drawn');
}
