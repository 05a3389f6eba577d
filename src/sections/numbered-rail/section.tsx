import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'numbered-rail'>(({ items, area }) => (
  <ol className="border-b border-rule">
    {items.map((item, index) => (
      <Reveal
        as="li"
        key={item.title}
        className={classes(
          'grid gap-x-8 gap-y-3 border-t border-rule py-8',
          item.spot
            ? 'items-center md:grid-cols-[56px_148px_1fr] lg:grid-cols-[72px_180px_4fr_6fr]'
            : 'md:grid-cols-[96px_4fr_5fr] lg:grid-cols-[160px_5fr_6fr]',
        )}
      >
        <span
          className="text-data text-[clamp(2.5rem,1.9rem+2vw,4rem)] leading-[0.86] tracking-[-0.04em] text-accent"
          aria-hidden="true"
        >
          {index + 1}
        </span>
        {item.spot && (
          <PageSpot
            name={item.spot}
            skin="drawn"
            area={area}
            className="h-[120px] w-full object-contain object-left md:max-lg:row-span-2 lg:h-[132px]"
          />
        )}
        <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{item.title}</h3>
        <div className={classes('grid gap-4', item.spot && 'md:max-lg:col-start-3')}>
          <p className="max-w-[60ch] text-muted">{item.description}</p>
          {item.tags && <TagList tags={item.tags} />}
        </div>
      </Reveal>
    ))}
  </ol>
));
