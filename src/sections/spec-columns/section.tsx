import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'spec-columns'>(({ items, area, skin = 'drawn' }) => (
  <ul className="stagger grid border-t-[1.5px] border-ink-900 lg:auto-cols-fr lg:grid-flow-col">
    {items.map((column) => (
      <Reveal
        as="li"
        key={column.title}
        className="flex flex-col border-rule pb-8 max-lg:not-first:border-t lg:px-8 lg:pb-2 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
      >
        {column.spot && (
          <PageSpot
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
));
