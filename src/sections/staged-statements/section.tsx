import type { Skin } from '#art/skin.ts';
import type { Tone } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { ActionLink } from '../parts/actions.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

const grounds: Record<Skin, Tone> = { drawn: 'paper', built: 'steel', run: 'ink' };

export default withTitledBand<'staged-statements'>(({ items, links, area }) => (
  <>
    <ul className="stagger grid gap-x-2 gap-y-10 lg:grid-cols-3 print:grid-cols-3">
      {items.map((item) => (
        <Reveal as="li" key={item.title}>
          <div className={classes(`band-${grounds[item.skin]}`, 'rounded-md p-6')}>
            <PageSpot
              name={item.spot}
              skin={item.skin}
              area={area}
              className="mx-auto h-[120px] w-full object-contain lg:h-[150px]"
            />
          </div>
          <div className="pt-6 lg:pr-8">
            <p className="text-sm font-semibold">{item.title}</p>
            <p className="mt-2 max-w-[46ch] font-medium">
              {item.text} <span className="font-normal text-muted">{item.details}</span>
            </p>
            {item.stat && (
              <p className="mt-5 flex items-end gap-4">
                <span className="text-data text-[3.25rem] leading-[0.86] tracking-[-0.04em]">
                  {item.stat.value}
                  {item.stat.unit}
                </span>{' '}
                <span className="max-w-[24ch] text-sm leading-snug text-muted">{item.stat.label}</span>
              </p>
            )}
          </div>
        </Reveal>
      ))}
    </ul>
    <div className="mt-10 flex flex-wrap gap-x-8 gap-y-2 border-t-[1.5px] border-ink-900 pt-5">
      {links.map((link) => (
        <ActionLink key={link.label} link={link} />
      ))}
    </div>
  </>
));
