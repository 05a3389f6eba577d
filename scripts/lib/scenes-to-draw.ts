import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Picture } from '../../src/art/kit/scene.ts';
import { areaLooks, areaScenes, closingLook, lookOf } from '../../src/site/looks.ts';
import { allPageIds, pages } from '../../src/site/pages.ts';
import type { SceneToDraw } from './draw-pictures.ts';

/** The scenes of all pages, including those that are switched off, and the scenes of src/art/scenes that belong to no page. */
export async function scenesToDraw(): Promise<SceneToDraw[]> {
  const ofPages = allPageIds.map(async (id): Promise<SceneToDraw> => {
    const { area, menu, scene = id } = pages[id];
    const closing = closingLook(id);
    return {
      name: id,
      picture: await pictureOf(existsSync(fileOf(scene)) ? scene : areaScenes[area]),
      look: `${lookOf(id).skin}-${area}`,
      closing: `${closing.skin}-${closing.area}`,
      group: menu.group,
    };
  });
  const others = globSync(fileOf('*'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !allPageIds.some((id) => id === name))
    .map(
      async (name): Promise<SceneToDraw> => ({
        name,
        picture: await pictureOf(name),
        look: `${areaLooks.company.skin}-company`,
        group: undefined,
      }),
    );
  return Promise.all([...ofPages, ...others]);
}

function fileOf(scene: string): string {
  return `src/art/scenes/${scene}.ts`;
}

async function pictureOf(scene: string): Promise<Picture> {
  const { picture }: { picture: Picture } = await import(`../../${fileOf(scene)}`);
  return picture;
}
