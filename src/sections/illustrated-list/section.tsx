import { Reveal } from '#ui/reveal.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'illustrated-list'>(({ items, area }) => (
  <ul className="stagger grid gap-x-16 lg:grid-cols-2">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid items-start gap-x-8 gap-y-4 border-t border-rule py-8 sm:grid-cols-[132px_1fr] lg:py-10"
      >
        <PageSpot name={item.spot} skin="drawn" area={area} className="h-[102px] w-[132px] object-contain" />
        <div className="grid gap-3">
          <h3>{item.title}</h3>
          <p className="text-muted">{item.description}</p>
          {item.tags && <TagList tags={item.tags} />}
        </div>
      </Reveal>
    ))}
  </ul>
));
