import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { ActionLink } from '../parts/actions.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

const columnClasses = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

export default withTitledBand<'card-grid'>(({ items, columns = 3, skin = 'drawn', area, link }) => (
  <>
    <ul className={classes('stagger grid gap-2', columnClasses[columns])}>
      {items.map((item) => (
        <Reveal as="li" key={item.title} className="band-white flex flex-col rounded-md p-6 lg:p-8">
          {item.spot && (
            <PageSpot
              name={item.spot}
              skin={skin}
              area={area}
              className="mb-4 h-[148px] w-full object-contain object-left"
            />
          )}
          <h3>{item.title}</h3>
          <p className="mt-3 text-muted">{item.description}</p>
          {item.features && (
            <BulletList
              items={item.features}
              className={classes('mt-5', columns === 2 && 'sm:grid-cols-2')}
            />
          )}
          {item.tags && (
            <div className="mt-auto pt-5">
              <TagList tags={item.tags} />
            </div>
          )}
        </Reveal>
      ))}
    </ul>
    {link && <ActionLink link={link} className="mt-8" />}
  </>
));
