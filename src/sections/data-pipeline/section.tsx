import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

/** The pipe gets thinner with each step, like the volume of data. */
const pipes = ['h-2.5', 'h-1.25', 'h-0.5'];

export default withTitledBand<'data-pipeline'>(({ items }) => (
  <ol className="stagger grid gap-y-10 lg:grid-cols-4">
    {items.map((step, index) => (
      <Reveal as="li" key={step.title} className="flex flex-col">
        <p className="text-data text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)] leading-none tracking-[-0.02em] text-accent">
          {step.volume}
        </p>
        <div aria-hidden="true" className="my-6 flex items-center">
          <span className="rhombus h-3.5 w-7 text-straw-400" />
          <span
            className={classes('flex-1 bg-accent', index === items.length - 1 ? 'invisible' : pipes[index])}
          />
        </div>
        <div className="flex flex-1 flex-col lg:pr-8">
          <h3>
            <span className="text-muted">{index + 1}. </span>
            {step.title}
          </h3>
          <p className="mt-3 mb-6 text-sm text-muted">{step.description}</p>
          <dl className="mt-auto rounded-md bg-white/8 px-4 py-1 text-sm">
            {step.sample.map((entry) => (
              <div
                key={entry.label}
                className="grid grid-cols-[72px_1fr] gap-3 border-rule py-2.5 not-first:border-t"
              >
                <dt className="text-muted">{entry.label}</dt>
                <dd className="text-data">{entry.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    ))}
  </ol>
));
