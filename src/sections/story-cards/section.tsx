import { Spot } from '#art/spot.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'story-cards'>(({ items, area = 'company' }) => (
  <ul className="stagger grid gap-2 lg:grid-cols-3">
    {items.map((story) => (
      <Reveal as="li" key={story.label} className="band-white flex flex-col overflow-hidden rounded-md">
        <div className="band-steel relative">
          <Spot
            name={story.spot}
            skin="built"
            area={area}
            className="mx-auto h-[264px] w-full object-contain pt-5 pb-12"
          />
          <p className="absolute bottom-4 left-6 text-sm font-semibold lg:left-8">{story.label}</p>
        </div>
        <div className="flex flex-1 flex-col p-6 lg:p-8">
          <h3 className="text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)]">{story.title}</h3>
          <p className="mt-4 mb-7 text-muted">{story.description}</p>
          <ul className="mt-auto border-b border-rule">
            {story.results.map((result) => (
              <Result key={result} text={result} />
            ))}
          </ul>
        </div>
      </Reveal>
    ))}
  </ul>
));

function Result({ text }: { readonly text: string }) {
  const [figure, ...rest] = text.split(' ');
  return (
    <li className="grid grid-cols-[5.25rem_1fr] items-baseline gap-3 border-t border-rule py-3">
      <span className="text-data text-[2rem] leading-none tracking-[-0.03em]">{figure} </span>
      <span className="text-sm leading-snug">{rest.join(' ')}</span>
    </li>
  );
}
