import { mediaPicture } from '#art/picture-of.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import { addressOf } from '#site/href.ts';
import { Picture } from '#ui/picture.tsx';

/** A committed rendering in public/media, or a file of media/. */
export type ProductPictureRecord = RenderedPicture | MediaPicture;

interface RenderedPicture {
  /** Name among the media of the site, without width and ending. */
  readonly name: string;
  /** The widths in which it exists, smallest first. */
  readonly widths: readonly number[];
  /** Size of the largest. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface ProductPictureProps {
  readonly picture: ProductPictureRecord;
  readonly sizes: string;
  readonly className?: string;
}

/** A rendered product without a ground of its own: it stands on the band. */
export function ProductPicture({ picture, sizes, className }: ProductPictureProps) {
  if ('media' in picture) return <Picture {...mediaPicture(picture, sizes)} className={className} />;
  const { name, widths, width, height, alt } = picture;
  const file = (side: number, ending: string) => addressOf({ file: `${name}-${side}.${ending}` });
  const srcSet = (ending: string) => widths.map((side) => `${file(side, ending)} ${side}w`).join(', ');
  return (
    <Picture
      src={file(width, 'webp')}
      alt={alt}
      width={width}
      height={height}
      sources={[
        { type: 'image/avif', srcSet: srcSet('avif') },
        { type: 'image/webp', srcSet: srcSet('webp') },
      ]}
      sizes={sizes}
      className={className}
    />
  );
}
