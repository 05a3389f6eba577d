import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { PhoneHome } from './phone-home.tsx';

type Data = SectionProps<'annotated-phone'>;

export default withTitledBand<'annotated-phone'>(({ items, phone }) => {
  const half = Math.ceil(items.length / 2);
  return (
    <div className="grid items-center gap-y-12 lg:grid-cols-[1fr_380px_1fr]">
      <Notes items={items.slice(0, half)} />
      <Reveal className="max-lg:order-first">
        <PhoneHome phone={phone} />
      </Reveal>
      <Notes items={items.slice(half)} right />
    </div>
  );
});

function Notes({ items, right }: { readonly items: Data['items']; readonly right?: boolean }) {
  return (
    <ul className="stagger grid gap-10 lg:gap-16">
      {items.map((item) => (
        <Reveal as="li" key={item.title} className="relative border-t-[1.5px] border-ink-900 pt-4">
          <span
            aria-hidden="true"
            className={classes(
              'rhombus absolute -top-1 text-bronze-500',
              right ? 'left-0 lg:-left-1.5' : 'right-0 lg:-right-1.5',
            )}
          />
          <h3>{item.title}</h3>
          <p className={classes('mt-2 text-muted', right ? 'lg:pl-0' : 'lg:pr-8')}>{item.description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
