import type { Card } from '#content/card.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { Drawing, type DrawingName, groundOf } from '#sections/parts/drawing.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

type PlateCard = Card<DrawingName> & Required<Pick<Card<DrawingName>, 'image'>>;

/** Picture and text in turn, like the fields of a board: the second row starts with the text. */
export function CheckerPlates({ cards }: { readonly cards: readonly PlateCard[] }) {
  return (
    <ul className="grid lg:grid-cols-2">
      {cards.map((card, index) => {
        const textFirst = index % 4 > 1;
        return (
          <li key={card.title} className="grid sm:grid-cols-2">
            <div
              className={classes(
                `band-${groundOf(card.image)}`,
                'relative min-h-[280px] overflow-hidden lg:min-h-[420px]',
                textFirst && 'sm:order-2',
              )}
            >
              <Drawing
                name={card.image}
                className="absolute inset-[8%] h-[84%] w-[84%] object-contain object-center"
              />
            </div>
            <Reveal className="flex flex-col justify-center gap-4 px-(--space-gutter) py-10 sm:px-8 lg:px-[clamp(1.5rem,2.6vw,3rem)]">
              <h3 className="text-[clamp(1.5rem,1.25rem+0.9vw,2rem)]">{card.title}</h3>
              <p className="text-sm leading-relaxed text-muted">{card.description}</p>
              {card.features && <BulletList items={card.features} className="border-t border-rule pt-5" />}
            </Reveal>
          </li>
        );
      })}
    </ul>
  );
}
