import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'capability-rows'>(({ items }) => (
  <ul className="border-b border-rule">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid gap-x-8 gap-y-5 border-t border-rule py-8 lg:grid-cols-[4fr_8fr]"
      >
        <div>
          <h3>{item.title}</h3>
          <p className="mt-2 max-w-[32ch] text-sm text-muted">{item.description}</p>
        </div>
        <ul className="grid grid-cols-2 gap-2 xl:grid-cols-4">
          {item.tiles.map((tile) => (
            <li
              key={tile}
              className="flex min-h-[88px] items-end rounded-md bg-area-tint p-4 text-sm leading-snug font-medium"
            >
              {tile}
            </li>
          ))}
        </ul>
      </Reveal>
    ))}
  </ul>
));
