import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'grouped-points'>(({ groups }) => (
  <div className="border-b border-rule">
    {groups.map((group) => (
      <Reveal
        as="section"
        key={group.title}
        className="grid gap-x-10 gap-y-6 border-t border-rule py-8 lg:grid-cols-[3fr_9fr]"
      >
        <h3 className="text-accent">{group.title}</h3>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {group.items.map((item) => (
            <div key={item.title}>
              <dt className="text-[1.1875rem] leading-tight font-semibold font-stretch-[106%]">
                {item.title}
              </dt>
              <dd className="mt-2 max-w-[34ch] text-sm text-muted">{item.description}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    ))}
  </div>
));
