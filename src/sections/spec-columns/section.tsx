import type { z } from 'zod';
import type { ArtArea, Skin } from '#art/skin.ts';
import { Spot } from '#art/spot.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { usePageArea } from '../parts/page-shown.ts';
import type { ItemRecord } from '../parts/records.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import type { schema } from './schema.ts';

interface SpecColumn extends ItemRecord {
  /** What stands below the points, e.g. "Supported devices". */
  readonly footnote?: { readonly title: string; readonly text: string };
}

interface SpecColumnsProps {
  readonly columns: readonly SpecColumn[];
  readonly area: ArtArea;
  readonly skin?: Skin;
}

/** Ruled columns without cards, for things of one kind that differ in their details. */
function SpecColumns({ columns, area, skin = 'drawn' }: SpecColumnsProps) {
  return (
    <ul className="stagger grid border-t-[1.5px] border-ink-900 lg:auto-cols-fr lg:grid-flow-col">
      {columns.map((column) => (
        <Reveal
          as="li"
          key={column.title}
          className="flex flex-col border-rule pb-8 max-lg:not-first:border-t lg:px-8 lg:pb-2 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
        >
          {column.spot && (
            <Spot
              name={column.spot}
              skin={skin}
              area={area}
              className="my-6 h-[200px] w-full object-contain"
            />
          )}
          <h3 className={column.spot ? undefined : 'mt-8'}>{column.title}</h3>
          <p className="mt-2.5 text-muted">{column.description}</p>
          {column.features && <BulletList items={column.features} className="my-5" />}
          {column.footnote && (
            <p className="mt-auto border-t border-rule py-4 text-sm">
              <strong className="block font-semibold">{column.footnote.title}</strong>
              {column.footnote.text}
            </p>
          )}
        </Reveal>
      ))}
    </ul>
  );
}

export default function SpecColumnsSection({ items, area, skin, ...head }: z.infer<typeof schema>) {
  const pageArea = usePageArea();
  return (
    <TitledBand {...head}>
      <SpecColumns columns={items} area={area ?? pageArea} skin={skin} />
    </TitledBand>
  );
}
