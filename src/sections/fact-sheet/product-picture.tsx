import { mediaPicture } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { addressOf } from '#site/href.ts';
import { Picture } from '#ui/picture.tsx';

const sizes = '(min-width: 1024px) 40vw, 90vw';

interface ProductPictureProps {
  readonly picture: SectionProps<'fact-sheet'>['picture'];
  readonly className?: string;
}

/** A rendering in public/media, or a file of media/. It has no background of its own. */
export function ProductPicture({ picture, className }: ProductPictureProps) {
  if ('media' in picture) return <Picture {...mediaPicture(picture, sizes)} className={className} />;
  const { rendering, widths, height, alt } = picture;
  const width = Math.max(...widths);
  const file = (side: number, ending: string) => addressOf({ file: `${rendering}-${side}.${ending}` });
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
