import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'plan-and-actual'>(({ planned, actual, readings, conclusion }) => {
  const sides = { planned, actual };
  return (
    <div className="grid gap-2 lg:grid-cols-2">
      {(['planned', 'actual'] as const).map((state) => (
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
          <PageSpot
            name={sides[state].spot}
            skin={state === 'planned' ? 'drawn' : 'run'}
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
        <p className="max-w-[62ch] text-lead">{conclusion}</p>
      </Reveal>
    </div>
  );
});
