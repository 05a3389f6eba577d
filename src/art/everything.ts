import { drawGallery, spotNames } from './draw-gallery.ts';
import { writeMotion } from './kit/motion.ts';
import { writeStylesheet } from './kit/stylesheet.ts';
import { heroLooks } from './pages.ts';
import { writeNames } from './write-names.ts';

/** Every text file that is made here, by its path in this folder. */
export const drawEverything = async (): Promise<{ readonly path: string; readonly text: string }[]> => {
  const files = await drawGallery();
  return [
    ...files.map(({ name, text }) => ({ path: `drawn/${name}.svg`, text })),
    { path: 'art.css', text: writeStylesheet(writeMotion()) },
    { path: 'names.ts', text: writeNames(Object.keys(heroLooks), spotNames, files) },
  ];
};
