import { mediaPicture } from '#art/picture-of.ts';
import { Scene } from '#art/scene.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Actions } from '../parts/actions.tsx';
import { StatBand } from '../parts/stat-band.tsx';

export default function Showcase({
  title,
  text,
  actions,
  stats,
  items,
  scene,
  area,
  picture,
  id,
}: SectionProps<'showcase'>) {
  return (
    <Band tone="deep" id={id} data-area={area} className="overflow-hidden">
      <div className="grid items-center gap-6 lg:grid-cols-2">
        <Reveal>
          <h2>{title}</h2>
          <p className="mt-6 mb-8 max-w-[54ch] text-lead text-muted">{text}</p>
          <Actions links={actions} />
        </Reveal>
        <div className="relative h-[340px] max-lg:order-first max-lg:-mt-6 lg:-my-10 lg:-mr-10 lg:h-[520px]">
          {picture ? (
            <Picture {...mediaPicture(picture)} className="absolute inset-0 size-full object-contain" />
          ) : (
            <Scene name={scene} skin="run" area={area} className="absolute inset-0" />
          )}
        </div>
      </div>
      <StatBand stats={stats} className="mt-10 border-t border-rule pt-8 [&_dd]:text-straw-300" />
      <ul className="stagger mt-14 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="rounded-md bg-white/6 p-6">
            <span className="rhombus h-3.5 w-7 text-accent" aria-hidden="true" />
            <h3 className="mt-3 text-[1.25rem]">{item.title}</h3>
            <p className="mt-2.5 text-sm text-muted">{item.description}</p>
          </Reveal>
        ))}
      </ul>
    </Band>
  );
}
