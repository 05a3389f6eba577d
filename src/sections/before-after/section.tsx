import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'before-after'>(({ before, after, items }) => (
  <ul className="stagger grid gap-2">
    {items.map((item) => (
      <Reveal as="li" key={item.title} className="grid gap-2 lg:grid-cols-[3fr_4fr_5fr]">
        <h3 className="border-t-[1.5px] border-ink-900 pt-6 pr-6 text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">
          {item.title}
        </h3>
        <div className="border-t border-rule py-6 lg:px-6">
          <h4 className="mb-2 text-sm text-muted">{before}</h4>
          <p className="text-muted">{item.before}</p>
        </div>
        <div className="rounded-md bg-area-tint p-6 shadow-[inset_6px_0_0_var(--area)] lg:px-8">
          <h4 className="mb-2 text-sm">{after}</h4>
          <p>{item.after}</p>
        </div>
      </Reveal>
    ))}
  </ul>
));
