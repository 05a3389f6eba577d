import type { ArtArea } from '#art/skin.ts';
import { Spot, type SpotPicture } from '#art/spot.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

interface Side {
  readonly title: string;
  readonly subtitle: string;
  readonly image: SpotPicture;
}

interface TwinPanelsProps {
  readonly sides: { readonly planned: Side; readonly running: Side };
  readonly readings: readonly {
    readonly label: string;
    readonly planned: string;
    readonly running: string;
  }[];
  /** What follows from comparing the two. */
  readonly verdict: string;
  readonly area: ArtArea;
}

/** One thing drawn and the same thing running, with the same readings under each. */
export function TwinPanels({ sides, readings, verdict, area }: TwinPanelsProps) {
  return (
    <div className="grid gap-2 lg:grid-cols-2">
      {(['planned', 'running'] as const).map((state) => (
        <Reveal
          as="article"
          key={state}
          className={classes(
            'flex flex-col overflow-hidden rounded-md p-6 lg:p-10',
            state === 'planned' ? 'band-tint' : 'band-deep',
          )}
        >
          <h3>{sides[state].title}</h3>
          <p className="text-muted">{sides[state].subtitle}</p>
          <Spot
            name={sides[state].image}
            skin={state === 'planned' ? 'drawn' : 'run'}
            area={area}
            className="my-6 h-[clamp(200px,26vw,340px)] w-full object-contain"
          />
          <dl className="mt-auto grid grid-cols-2 gap-x-6 gap-y-8 border-t border-rule pt-8 xl:grid-cols-4">
            {readings.map((reading) => (
              <div key={reading.label} className="flex flex-col-reverse justify-end gap-2">
                <dt className="text-sm leading-snug text-muted">{reading.label}</dt>
                <dd className="text-data text-[clamp(2rem,1.5rem+1.6vw,2.875rem)] leading-none tracking-[-0.03em]">
                  {reading[state]}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      ))}
      <Reveal className="band-white rounded-md p-6 lg:col-span-2 lg:p-10">
        <p className="max-w-[62ch] text-lead">{verdict}</p>
      </Reveal>
    </div>
  );
}
