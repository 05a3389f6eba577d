import { mediaPicture } from '#art/picture-of.ts';
import { Scene, type SceneName } from '#art/scene.tsx';
import type { ArtArea } from '#art/skin.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import type { LinkRecord, StatRecord } from '#content/types.ts';
import { Actions } from '#sections/parts/actions.tsx';
import type { ItemRecord } from '#sections/parts/records.ts';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface ShowcaseProps {
  readonly head: {
    readonly title: string;
    readonly text: string;
    readonly action: LinkRecord;
    readonly picture?: MediaPicture;
  };
  readonly stats: readonly StatRecord[];
  readonly items: readonly ItemRecord[];
  readonly scene: SceneName;
  readonly area: ArtArea;
}

/** One thing shown large: its picture, its figures, what it can do, and the way to its own page. */
export function Showcase({ head, stats, items, scene, area }: ShowcaseProps) {
  return (
    <Band tone="deep" data-area={area} className="overflow-hidden">
      <div className="wrap">
        <div className="grid items-center gap-6 lg:grid-cols-2">
          <Reveal>
            <h2>{head.title}</h2>
            <p className="mt-6 mb-8 max-w-[54ch] text-lead text-muted">{head.text}</p>
            <Actions links={[head.action]} />
          </Reveal>
          <div className="relative h-[340px] max-lg:order-first max-lg:-mt-6 lg:-my-10 lg:-mr-10 lg:h-[520px]">
            {head.picture ? (
              <Picture
                {...mediaPicture(head.picture)}
                className="absolute inset-0 size-full object-contain"
              />
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
      </div>
    </Band>
  );
}
