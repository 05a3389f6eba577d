import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { ProductScreen } from './product-screen.tsx';

export default withTitledBand<'screen-columns'>(({ items, featuresTitle, devicesTitle }) => (
  <ul className="stagger grid gap-x-2 gap-y-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_1fr_auto]">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid content-start lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0 lg:content-stretch"
      >
        <div
          className={classes(
            `band-${item.tone}`,
            'flex h-[440px] flex-col justify-center overflow-hidden rounded-md px-6 pt-8',
            // A phone is taller than its frame, which clips its lower end.
            item.screen.type === 'phone' ? 'justify-start' : 'pb-8',
          )}
        >
          <ProductScreen screen={item.screen} />
        </div>
        <div className="pt-7 lg:pr-8">
          <h3>{item.title}</h3>
          <p className="mt-1 font-medium text-accent">{item.subtitle}</p>
        </div>
        <p className="mt-3 text-muted lg:pr-8">{item.description}</p>
        <div className="lg:pr-8">
          <h4 className="mt-6 mb-3 text-sm">{featuresTitle}</h4>
          <BulletList items={item.features} />
        </div>
        <div className="mt-6 border-t border-rule pt-4 text-sm lg:mr-8">
          <h4 className="text-sm">{devicesTitle}</h4>
          <p className="mt-1 text-muted">{item.devices}</p>
        </div>
      </Reveal>
    ))}
  </ul>
));
