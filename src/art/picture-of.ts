import type { MediaPicture } from '#content/media-picture.ts';
import { media } from '#generated/media.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { PictureProps } from '#ui/picture.tsx';
import type { MediaEntry } from './media-entry.ts';
import { artUrl } from './url.ts';

const entries: Readonly<Record<string, MediaEntry>> = media;

/** An estimate for pictures beside text. Browsers that support `auto` measure instead. */
const usualSizes = 'auto, (min-width: 1024px) 50vw, 100vw';

/** The properties of <Picture>, for a drawing of this size or for a file of media/, which has its own size. */
export function pictureOf(
  picture: ImageName | MediaPicture,
  drawn: { readonly alt?: string; readonly width: number; readonly height: number },
): PictureProps {
  return typeof picture === 'object'
    ? mediaPicture(picture)
    : { src: artUrl(`images/${picture}`), alt: '', ...drawn };
}

export function mediaPicture({ media: file, alt }: MediaPicture, sizes = usualSizes): PictureProps {
  const entry = entries[file];
  if (!entry) throw new Error(`media/${file} cannot be shown. npm run check:content says why.`);
  const { kind, width, height, base, widths, only } = entry;
  const size = { alt, width, height, placeholder: artUrl('images/placeholder') };
  if (kind === 'vector') return { src: `${base}.svg`, ...size };
  if (only) return { src: `${base}-${width}.${only}`, ...size, photo: kind === 'photo' };
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
