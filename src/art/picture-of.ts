import type { OwnPicture } from '#content/own-picture.ts';
import { media } from '#generated/media.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { PictureProps } from '#ui/picture.tsx';
import type { MediaEntry } from './media-entry.ts';
import { artUrl } from './url.ts';

const entries: Readonly<Record<string, MediaEntry>> = media;

/** About right wherever a page shows a picture beside words. Browsers that can measure it themselves do. */
const usualSizes = 'auto, (min-width: 1024px) 50vw, 100vw';

/** What <Picture> needs: for a drawing of this size, or for a picture of one's own, which brings its own. */
export function pictureOf(
  picture: ImageName | OwnPicture,
  drawn: { readonly alt?: string; readonly width: number; readonly height: number },
): PictureProps {
  return typeof picture === 'object'
    ? ownPicture(picture)
    : { src: artUrl(`images/${picture}`), alt: '', ...drawn };
}

export function ownPicture({ media: file, alt }: OwnPicture, sizes = usualSizes): PictureProps {
  const entry = entries[file];
  if (!entry) throw new Error(`media/${file} cannot be shown. npm run check:content says why.`);
  const { kind, width, height, base, widths } = entry;
  const size = { alt, width, height, placeholder: artUrl('images/placeholder') };
  if (kind === 'vector') return { src: `${base}.svg`, ...size };
  const ending = kind === 'photo' ? 'jpg' : 'png';
  const srcSet = (format: string) => widths.map((each) => `${base}-${each}.${format} ${each}w`).join(', ');
  return {
    src: `${base}-${widths.at(-1)}.${ending}`,
    srcSet: srcSet(ending),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
    sizes,
    ...size,
    photo: kind === 'photo',
  };
}
