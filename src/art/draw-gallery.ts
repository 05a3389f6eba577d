import { drawBrand } from './brand/brand-files.ts';
import type { DrawnFile } from './drawn-file.ts';
import { type Drawing, drawPicture, type Picture } from './kit/scene.ts';
import { writeInline } from './kit/write-inline.ts';
import { writeStandalone } from './kit/write-standalone.ts';
import { furtherLooks, heroLooks, type Look, spotLooks } from './pages.ts';
import { spots as industries } from './spots/industries.ts';
import { spots as office } from './spots/office.ts';
import { spots as products } from './spots/products.ts';
import { spots as services } from './spots/services.ts';
import { spots as shopFloor } from './spots/shop-floor.ts';
import { spots as solutions } from './spots/solutions.ts';

const SPOT_SIZE = [260, 200] as const;
/** Pages whose spots wear the colours of intelligence. */
const intelligent = new Set(['convokeai', 'ai-services']);

const groups: readonly { readonly spots: Record<string, Picture>; readonly looks: readonly Look[] }[] = [
  { spots: solutions, looks: spotLooks.solutions },
  { spots: services, looks: spotLooks.services },
  { spots: products, looks: spotLooks.products },
  { spots: industries, looks: spotLooks.industries },
  { spots: { ...shopFloor, ...office }, looks: spotLooks.capabilities },
];

export const drawScenes = async (): Promise<Map<string, Drawing>> => {
  const drawings = new Map<string, Drawing>();
  for (const name of Object.keys(heroLooks)) {
    const { picture } = (await import(`../pages/${name}/scene.ts`)) as { picture: Picture };
    drawings.set(name, drawPicture(picture));
  }
  return drawings;
};

export const spotNames = groups.flatMap(({ spots }) => Object.keys(spots));

const drawSpots = (): DrawnFile[] =>
  groups.flatMap(({ spots, looks }) =>
    Object.entries(spots).flatMap(([name, picture]) => {
      const drawing = drawPicture(picture);
      const all = intelligent.has(name) ? [...looks, ...spotLooks.intelligence] : looks;
      return all.map(({ skin, area }) => ({
        name: `images/spot-${name}.${skin}-${area}`,
        text: writeStandalone(drawing, { skin, area, size: SPOT_SIZE }),
        size: SPOT_SIZE,
      }));
    }),
  );

/** All pictures, in all their looks. */
export const drawGallery = async (): Promise<DrawnFile[]> => {
  const scenes = await drawScenes();
  const inline = [...scenes].map(([name, drawing]) => ({
    name: `scenes/${name}`,
    text: writeInline(drawing),
  }));
  const standalone = [...scenes].flatMap(([name, drawing]): DrawnFile[] => {
    const hero = heroLooks[name as keyof typeof heroLooks];
    const further = furtherLooks[name as keyof typeof heroLooks];
    const size = [drawing.window.width, drawing.window.height] as const;
    return [hero, ...(further ? [further] : [])].map(({ skin, area }) => ({
      name: `images/scene-${name}.${skin}-${area}`,
      text: writeStandalone(drawing, { skin, area, size }),
      size,
    }));
  });
  return [...inline, ...standalone, ...drawSpots(), ...drawBrand()];
};
