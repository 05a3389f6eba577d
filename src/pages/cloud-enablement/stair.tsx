import type { ArtArea, Skin } from '#art/skin.ts';
import { Spot } from '#art/spot.tsx';
import type { ItemRecord } from '#sections/records.ts';
import { TagList } from '#sections/tag-list.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface StairProps {
  readonly items: readonly ItemRecord[];
  readonly area: ArtArea;
  readonly skin?: Skin;
}

/** Tiles that rise from left to right, for things taken in order, each standing on the one before. */
export function Stair({ items, area, skin = 'drawn' }: StairProps) {
  return (
    <ol className="stair stagger grid items-end gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <Reveal
          as="li"
          key={item.title}
          className="band-white flex flex-col overflow-hidden rounded-md max-lg:self-stretch print:break-inside-avoid"
        >
          {item.spot && (
            <Spot name={item.spot} skin={skin} area={area} className="stair-art w-full object-contain py-3" />
          )}
          <div className="flex lg:min-h-[232px] flex-1 flex-col gap-3 px-6 pt-2 pb-7">
            <h3>{item.title}</h3>
            <p className="text-sm text-muted">{item.description}</p>
            {item.tags && (
              <div className="mt-auto pt-3">
                <TagList tags={item.tags} />
              </div>
            )}
          </div>
        </Reveal>
      ))}
    </ol>
  );
}
