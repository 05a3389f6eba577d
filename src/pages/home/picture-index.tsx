import type { ArtArea, Skin } from '#art/skin.ts';
import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { LinkRecord, Target } from '#content/types.ts';
import { ActionLink, targetProps } from '#sections/parts/actions.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Band, type Tone } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface PictureIndexProps {
  readonly head: { readonly title: string; readonly note: string; readonly action: LinkRecord };
  readonly entries: readonly {
    readonly image: SpotPicture;
    readonly title: string;
    readonly description: string;
    readonly to: Target;
  }[];
  readonly skin: Skin;
  readonly area: ArtArea;
  readonly tone?: Tone;
}

/** Many equal links with their pictures. The head takes the first cells of the grid. */
export function PictureIndex({ head, entries, skin, area, tone = 'paper' }: PictureIndexProps) {
  return (
    <Band tone={tone}>
      <div className="wrap grid grid-cols-2 gap-2 lg:grid-cols-4 print:grid-cols-4">
        <Reveal className="col-span-full flex flex-col justify-between gap-6 pb-4 lg:col-span-3 lg:pr-6 lg:pb-6">
          <h2>{head.title}</h2>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <p className="max-w-[46ch] text-muted">{head.note}</p>
            <ActionLink link={head.action} />
          </div>
        </Reveal>
        <ul className="contents">
          {entries.map((entry) => (
            <Reveal as="li" key={entry.title} className="grid max-lg:last:col-span-2 print:col-span-1!">
              <Anchor
                {...targetProps(entry.to)}
                className="group flex min-h-[196px] flex-col rounded-md bg-white px-4 pt-3 pb-4 no-underline transition-colors duration-(--dur-2) hover:bg-straw-100 md:px-5"
              >
                <Spot
                  name={entry.image}
                  skin={skin}
                  area={area}
                  className="mb-2 h-[124px] w-full object-contain transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5 md:h-[138px]"
                />
                <h3 className="text-base leading-tight tracking-normal font-stretch-[104%] max-sm:text-sm max-sm:font-stretch-[98%]">
                  {entry.title}
                </h3>
                <p className="mt-1.5 text-sm leading-snug text-muted max-md:hidden">{entry.description}</p>
              </Anchor>
            </Reveal>
          ))}
        </ul>
      </div>
    </Band>
  );
}
