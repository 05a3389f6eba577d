import { Spot, type SpotName, type SpotPicture } from '#art/spot.tsx';
import type { Card } from '#content/card.ts';
import { TagList } from '#sections/parts/tag-list.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface ServiceIndexProps {
  readonly items: readonly (Card<SpotName> & { readonly image: SpotPicture })[];
}

/** Ruled entries in two columns, each with a thumbnail, for lists longer than a row of cards. */
export function ServiceIndex({ items }: ServiceIndexProps) {
  return (
    <ul className="stagger grid gap-x-16 lg:grid-cols-2">
      {items.map((item) => (
        <Reveal
          as="li"
          key={item.title}
          className="grid items-start gap-x-8 gap-y-4 border-t border-rule py-8 sm:grid-cols-[132px_1fr] lg:py-10"
        >
          <Spot
            name={item.image}
            skin="drawn"
            area="solutions"
            className="h-[102px] w-[132px] object-contain"
          />
          <div className="grid gap-3">
            <h3>{item.title}</h3>
            <p className="text-muted">{item.description}</p>
            {item.features && <TagList tags={item.features} />}
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
