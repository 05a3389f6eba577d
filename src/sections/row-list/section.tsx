import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'row-list'>(({ items, asideLabel }) => (
  <ul className="border-b border-rule">
    {items.map((row) => (
      <Reveal
        as="li"
        key={row.title}
        className="grid items-baseline gap-x-10 gap-y-1.5 border-t border-rule py-5 md:grid-cols-[4fr_8fr] lg:grid-cols-[3fr_6fr_3fr]"
      >
        <h3 className="text-[clamp(1.125rem,1.06rem+0.28vw,1.3125rem)]">{row.title}</h3>
        <p className="max-w-[60ch] text-balance text-muted">{row.description}</p>
        <p className="text-sm text-accent md:col-start-2 lg:col-start-auto">
          <span className="lg:sr-only">{asideLabel}: </span>
          {row.aside}
        </p>
      </Reveal>
    ))}
  </ul>
));
