import { Reveal } from '#ui/reveal.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'card-stair'>(({ items, area, skin = 'drawn' }) => (
  <ol className="stair stagger grid items-end gap-2 sm:grid-cols-2 lg:grid-cols-4">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="band-white flex flex-col overflow-hidden rounded-md max-lg:self-stretch print:break-inside-avoid"
      >
        {item.spot && (
          <PageSpot
            name={item.spot}
            skin={skin}
            area={area}
            className="stair-art w-full object-contain py-3"
          />
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
));
