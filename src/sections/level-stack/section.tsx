import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

/** From the bottom up: each layer is wider than the one above it. */
const indents = ['', 'lg:ml-[8.333%]', 'lg:ml-[16.667%]'];

export default withTitledBand<'level-stack'>(({ items, beside, area }) => (
  <div className="grid gap-2 lg:grid-cols-[8fr_4fr]">
    <ol className="stagger grid gap-2">
      {items.map((layer, index) => (
        <Reveal
          as="li"
          key={layer.title}
          className={classes(
            'band-white grid gap-x-8 gap-y-4 rounded-md p-6 sm:grid-cols-[132px_1fr] lg:p-8 xl:grid-cols-[148px_6fr_5fr]',
            indents[items.length - 1 - index],
          )}
        >
          <PageSpot
            name={layer.spot}
            skin="drawn"
            area={area}
            className="h-[114px] w-full object-contain object-left"
          />
          <div>
            <p className="mb-2 text-sm font-medium text-accent">{layer.level}</p>
            <h3>{layer.title}</h3>
            <p className="mt-2 text-sm text-muted">{layer.description}</p>
          </div>
          {layer.features && (
            <BulletList items={layer.features} className="content-center sm:max-xl:col-start-2" />
          )}
        </Reveal>
      ))}
    </ol>
    <Reveal as="article" className="band-deep flex flex-col rounded-md p-6 lg:p-8">
      <p className="mb-2 text-sm font-medium text-accent">{beside.level}</p>
      <h3 className="text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{beside.title}</h3>
      <p className="mt-3 mb-6 text-muted">{beside.description}</p>
      <PageSpot
        name={beside.spot}
        skin="run"
        area={area}
        className="my-auto h-[180px] w-full object-contain py-2"
      />
      {beside.features && (
        <ul className="mt-6 border-b border-rule">
          {beside.features.map((feature) => (
            <li key={feature} className="border-t border-rule py-3 font-medium">
              {feature}
            </li>
          ))}
        </ul>
      )}
    </Reveal>
  </div>
));
