import { Reveal } from '#ui/reveal.tsx';
import { ProductPicture, type ProductPictureRecord } from './product-picture.tsx';

interface FactSheetProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly picture: ProductPictureRecord;
}

/** What a thing is, in a few sentences, a few large words and a picture of it. */
export function FactSheet({ title, paragraphs, facts, picture }: FactSheetProps) {
  return (
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
        <ProductPicture
          picture={picture}
          sizes="(min-width: 1024px) 40vw, 90vw"
          className="mx-auto h-auto w-full max-w-[560px]"
        />
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
  );
}
