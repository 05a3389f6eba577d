import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'ruled-quad'>(({ items }) => (
  <ul className="stagger grid border-t border-rule md:grid-cols-2">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid content-start gap-4 border-b border-rule py-8 md:min-h-[232px] md:py-10 md:odd:border-r md:odd:pr-12 md:even:pl-12"
      >
        <h3 className="text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{item.title}</h3>
        <p className="max-w-[42ch] text-lead text-muted">{item.description}</p>
      </Reveal>
    ))}
  </ul>
));
