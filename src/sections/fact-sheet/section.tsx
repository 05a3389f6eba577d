import { mediaPicture } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { addressOf } from '#site/href.ts';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

export default function FactSheet({
  title,
  paragraphs,
  facts,
  picture,
  tone,
  id,
}: SectionProps<'fact-sheet'>) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Reveal>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-[56ch] text-lead text-muted">
              {paragraph}
            </p>
          ))}
        </Reveal>
        <Reveal className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ProductPicture picture={picture} className="mx-auto h-auto w-full max-w-[560px]" />
        </Reveal>
        <dl className="stagger border-b border-rule">
          {facts.map((fact) => (
            <Reveal
              key={fact.value}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-4"
            >
              <dt className="text-muted">{fact.label}</dt>
              <dd className="text-data text-[clamp(2rem,1.4rem+2.4vw,3.5rem)] leading-none tracking-[-0.03em]">
                {fact.value}
              </dd>
            </Reveal>
          ))}
        </dl>
      </div>
    </Band>
  );
}

const sizes = '(min-width: 1024px) 40vw, 90vw';

interface ProductPictureProps {
  readonly picture: SectionProps<'fact-sheet'>['picture'];
  readonly className?: string;
}

/** A rendering in public/media, or a file of media/. It has no background of its own. */
function ProductPicture({ picture, className }: ProductPictureProps) {
  if ('media' in picture) return <Picture {...mediaPicture(picture, sizes)} className={className} />;
  const { rendering, widths, height, alt } = picture;
  const width = Math.max(...widths);
  const file = (fileWidth: number, extension: string) =>
    addressOf({ file: `${rendering}-${fileWidth}.${extension}` });
  const srcSet = (extension: string) =>
    widths.map((fileWidth) => `${file(fileWidth, extension)} ${fileWidth}w`).join(', ');
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
