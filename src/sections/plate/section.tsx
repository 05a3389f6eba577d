import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { PageSpot } from '../parts/page-spot.tsx';

export default function Plate({
  id,
  title,
  subtitle,
  description,
  items,
  spot,
  skin,
  area,
  tone,
  flip,
}: SectionProps<'plate'>) {
  return (
    <section
      id={id}
      className={classes(
        'band-white grid lg:min-h-[620px]',
        flip ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]',
      )}
    >
      <div className={classes(`band-${tone}`, 'relative min-h-[320px]', flip && 'lg:order-2')}>
        <PageSpot
          name={spot}
          skin={skin}
          area={area}
          className="absolute inset-[8%] h-[84%] w-[84%] object-contain"
        />
      </div>
      <Reveal
        className={classes(
          'self-center px-(--space-gutter) py-[clamp(3rem,2rem+4vw,6rem)]',
          flip ? 'lg:pr-[clamp(1.5rem,5vw,5rem)]' : 'lg:pl-[clamp(1.5rem,5vw,5rem)]',
        )}
      >
        <h2>{title}</h2>
        {subtitle && <p className="mt-3.5 text-lead font-medium">{subtitle}</p>}
        <p className="mt-5 mb-8 max-w-(--measure) text-muted">{description}</p>
        <ul className="grid gap-x-8 md:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="grid content-start gap-1.5 border-t border-rule py-5">
              <h3 className="text-[1.0625rem] leading-snug tracking-normal font-stretch-[104%]">
                {item.title}
              </h3>
              <p className="text-sm text-muted">{item.description}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
