import type { Card } from '#content/card.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Drawing, type DrawingName, groundOf } from './drawing.tsx';
import { TagList } from './tag-list.tsx';

type GalleryCard = Card<DrawingName> & { readonly image: DrawingName };

interface OffsetGalleryProps {
  readonly title: string;
  readonly cards: readonly GalleryCard[];
}

/** Large plates in two columns, the right one lower: its first plate stands beside the heading's end. */
export function OffsetGallery({ title, cards }: OffsetGalleryProps) {
  const left = cards.filter((_, index) => index % 2 === 0);
  const right = cards.filter((_, index) => index % 2 === 1);
  return (
    <>
      <Reveal as="header" className="mb-12 lg:mb-0 lg:w-1/2 lg:pr-16">
        <h2>{title}</h2>
      </Reveal>
      <div className="grid gap-x-6 gap-y-14 lg:grid-cols-2 lg:gap-x-16">
        <Column cards={left} className="lg:mt-16" />
        <Column cards={right} className="lg:-mt-16" />
      </div>
    </>
  );
}

function Column({
  cards,
  className,
}: {
  readonly cards: readonly GalleryCard[];
  readonly className: string;
}) {
  return (
    <ul className={classes('grid content-start gap-14 lg:gap-20', className)}>
      {cards.map((card) => (
        <Reveal as="li" key={card.title}>
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
      ))}
    </ul>
  );
}
