import type { Card } from '#content/card.ts';
import { Drawing, type DrawingName, groundOf } from '#sections/parts/drawing.tsx';
import { TagList } from '#sections/parts/tag-list.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

type GalleryCard = Card<DrawingName> & Required<Pick<Card<DrawingName>, 'image'>>;

interface OffsetGalleryProps {
  readonly title: string;
  readonly cards: readonly GalleryCard[];
}

/** Large plates in two columns. The right one stands higher, beside the heading, which has the left half to itself. */
export function OffsetGallery({ title, cards }: OffsetGalleryProps) {
  return (
    <>
      <Reveal as="header" className="mb-12 lg:mb-16 lg:w-1/2 lg:pr-16">
        <h2>{title}</h2>
      </Reveal>
      <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2 lg:gap-y-20">
        {cards.map((card) => (
          <li key={card.title} className="lg:even:relative lg:even:-top-32">
            <Reveal>
              <div className={classes(`band-${groundOf(card.image)}`, 'overflow-hidden rounded-md')}>
                <Drawing
                  name={card.image}
                  className="mx-auto h-[clamp(240px,30vw,400px)] w-[86%] object-contain py-6"
                />
              </div>
              <h3 className="mt-7 text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{card.title}</h3>
              <p className="mt-3 mb-5 max-w-[52ch] text-muted">{card.description}</p>
              {card.features && <TagList tags={card.features} />}
            </Reveal>
          </li>
        ))}
      </ul>
    </>
  );
}
