import { Fragment } from 'react';
import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Stage = SectionProps<'approval-gates'>['stages'][number];

/** The temper colors a part takes as it is heated: straw, violet, blue. */
const temperColors = ['bg-straw-400', 'bg-violet-500', 'bg-blue-500'];

export default withTitledBand<'approval-gates'>(({ stages, base }) => (
  <div>
    <ol className="grid items-stretch lg:grid-cols-[1fr_156px_1fr_156px_1fr] xl:grid-cols-[1fr_188px_1fr_188px_1fr]">
      {stages.map((stage, index) => (
        <Fragment key={stage.title}>
          <Reveal as="li" className="flex flex-col overflow-hidden rounded-md bg-white">
            <span aria-hidden="true" className={classes('h-3', temperColors[index])} />
            <div className="flex flex-1 flex-col p-6 xl:p-7">
              <h3>{stage.title}</h3>
              <p className="mt-2 mb-6 text-muted">{stage.description}</p>
              <p className="text-data mt-auto border-t border-rule pt-4 text-[1.25rem]">{stage.count}</p>
            </div>
          </Reveal>
          {stage.gate && <Gate {...stage.gate} />}
        </Fragment>
      ))}
    </ol>
    <Reveal className="mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-2 rounded-md border-[1.5px] border-dashed border-ink-900 px-6 py-5 lg:px-7">
      <p className="text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]">
        {base.title}
      </p>
      <p className="text-muted">{base.description}</p>
    </Reveal>
  </div>
));

function Gate({ title, approver, check }: NonNullable<Stage['gate']>) {
  return (
    <li className="relative grid place-items-center py-4 lg:py-0">
      <Line />
      <div className="relative w-[164px] rounded-sm lg:max-xl:w-[136px] bg-ink-900 px-4 py-4 text-center text-sm leading-snug text-white">
        <p className="font-semibold text-straw-400">{title}</p>
        <p className="mt-1 font-semibold">{approver}</p>
        <p className="mt-1.5 text-xs text-steel-300">{check}</p>
      </div>
    </li>
  );
}

/** The line behind a gate: vertical on phones, horizontal on wide screens. */
function Line() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-0 left-1/2 w-0.5 bg-ink-900 lg:inset-x-0 lg:top-1/2 lg:bottom-auto lg:h-0.5 lg:w-auto"
    />
  );
}
