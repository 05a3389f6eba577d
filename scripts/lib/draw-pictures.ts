import { drawBrand } from '../../src/art/brand/brand-files.ts';
import type { DrawnFile } from '../../src/art/drawn-file.ts';
import { drawPicture, type Picture } from '../../src/art/kit/scene.ts';
import type { Area, Skin } from '../../src/art/kit/skins.ts';
import { writeInline } from '../../src/art/kit/write-inline.ts';
import { writeStandalone } from '../../src/art/kit/write-standalone.ts';
import { spots as industries } from '../../src/art/spots/industries.ts';
import { spots as office } from '../../src/art/spots/office.ts';
import { spots as products } from '../../src/art/spots/products.ts';
import { spots as services } from '../../src/art/spots/services.ts';
import { spots as shopFloor } from '../../src/art/spots/shop-floor.ts';
import { spots as solutions } from '../../src/art/spots/solutions.ts';
import type { NavigationGroup } from '../../src/content/page.ts';
import { drawLogos, type LogoNames } from './draw-logos.ts';

type Look = `${Skin}-${Area}`;

/** The scene of a page, with the looks of its hero and of its closing section. */
export interface SceneToDraw {
  readonly name: string;
  readonly picture: Picture;
  readonly look: Look;
  readonly closing?: Look;
  /** Pages in a menu also have a small drawing. */
  readonly group: NavigationGroup | undefined;
}

const SPOT_SIZE = [260, 200] as const;

/** The looks of the small drawings, by group. */
const groupLooks: Readonly<Record<NavigationGroup, readonly Look[]>> = {
  solutions: ['drawn-solutions', 'run-solutions'],
  services: ['drawn-services', 'run-services'],
  products: ['built-products', 'drawn-products'],
};
const aiLooks: readonly Look[] = ['drawn-ai', 'run-ai'];
const industryLooks: readonly Look[] = ['drawn-company', 'built-company', 'run-company'];
const capabilityLooks: readonly Look[] = [
  'drawn-solutions',
  'drawn-services',
  'built-products',
  'drawn-company',
  'run-solutions',
  'run-services',
  'run-ai',
];

/** Additional looks of scenes. */
const furtherLooks: Readonly<Record<string, Look>> = { home: 'run-company' };
/** Pages whose small drawings also have the AI looks. */
const aiPages = ['convokeai', 'ai-services'];

export function drawPictures(scenes: readonly SceneToDraw[], logos: LogoNames): DrawnFile[] {
  return [...scenes.flatMap(drawScene), ...drawSpots(scenes), ...drawBrand(), ...drawLogos(logos)];
}

function drawScene({ name, picture, look, closing }: SceneToDraw): DrawnFile[] {
  const drawing = drawPicture(picture);
  const size = [drawing.window.width, drawing.window.height] as const;
  const looks = [look, closing, furtherLooks[name]].filter((each) => each !== undefined);
  return [
    { name: `scenes/${name}`, text: writeInline(drawing) },
    ...looks.map((each) => ({
      name: `images/scene-${name}.${each}`,
      text: writeStandalone(drawing, { ...partsOf(each), size }),
      size,
    })),
  ];
}

function drawSpots(scenes: readonly SceneToDraw[]): DrawnFile[] {
  const groups: readonly (readonly [Readonly<Record<string, Picture>>, readonly Look[]])[] = [
    [solutions, groupLooks.solutions],
    [services, groupLooks.services],
    [products, groupLooks.products],
    [industries, industryLooks],
    [{ ...shopFloor, ...office }, capabilityLooks],
    ...scenesAsSpots(scenes),
  ];
  return groups.flatMap(([spots, looks]) =>
    Object.entries(spots).flatMap(([name, picture]) => {
      const drawing = drawPicture(picture);
      return [...looks, ...(aiPages.includes(name) ? aiLooks : [])].map((look) => ({
        name: `images/spot-${name}.${look}`,
        text: writeStandalone(drawing, { ...partsOf(look), size: SPOT_SIZE }),
        size: SPOT_SIZE,
      }));
    }),
  );
}

/** Menu pages without a small drawing use a small version of their scene. */
function scenesAsSpots(scenes: readonly SceneToDraw[]) {
  const drawn = { ...solutions, ...services, ...products };
  return scenes.flatMap(({ name, picture, group }) =>
    group === undefined || name in drawn ? [] : [[{ [name]: picture }, groupLooks[group]] as const],
  );
}

function partsOf(look: Look): { readonly skin: Skin; readonly area: Area } {
  const [skin, area] = look.split('-') as [Skin, Area];
  return { skin, area };
}
