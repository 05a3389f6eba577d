import type { Picture } from '../../src/art/kit/scene.ts';
import { areaLooks, closingLook, lookOf } from '../../src/site/looks.ts';
import { allPageIds, pages } from '../../src/site/pages.ts';
import type { SceneToDraw } from './draw-pictures.ts';

/** The scenes of all pages, including the 404 page and those that are switched off. */
export async function scenesToDraw(): Promise<SceneToDraw[]> {
  const scenes = allPageIds.map(async (id): Promise<SceneToDraw> => {
    const { area, menu } = pages[id];
    const look = `${lookOf(id).skin}-${area}` as const;
    const closing = closingLook(id);
    return {
      name: id,
      picture: await pictureOf(id),
      look,
      closing: `${closing.skin}-${closing.area}`,
      group: menu.group,
    };
  });
  const notFound: SceneToDraw = {
    name: 'not-found',
    picture: await pictureOf('not-found'),
    look: `${areaLooks.company.skin}-company`,
    group: undefined,
  };
  return [...(await Promise.all(scenes)), notFound];
}

async function pictureOf(name: string): Promise<Picture> {
  const { picture }: { picture: Picture } = await import(`../../src/art/scenes/${name}.ts`);
  return picture;
}
