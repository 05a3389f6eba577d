import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'module-cards'>(({ items }) => (
  <ul className="stagger grid gap-2 md:grid-cols-2 xl:grid-cols-4">
    {items.map((item) => (
      <Reveal as="li" key={item.code} className="band-white flex flex-col rounded-md p-6 lg:p-8">
        <p
          aria-hidden="true"
          className="text-data mb-8 border-b border-rule pb-6 text-[clamp(2.75rem,2rem+2.6vw,4.5rem)] leading-[0.9] tracking-[-0.04em] text-bronze-500"
        >
          {item.code}
        </p>
        <h3>{item.title}</h3>
        <p className="mt-3 text-muted">{item.description}</p>
        {item.features && <BulletList items={item.features} className="mt-auto pt-6" />}
      </Reveal>
    ))}
  </ul>
));
