import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'timeline'>(({ milestones }) => (
  <ol className="relative grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-6 lg:border-t-[1.5px] lg:border-current lg:pt-0">
    {milestones.map((milestone) => (
      <Reveal
        as="li"
        key={milestone.when}
        className="relative border-l border-rule pl-6 lg:border-l-0 lg:pt-8 lg:pl-0"
      >
        <span
          aria-hidden="true"
          className="rhombus absolute top-2 left-[-10px] h-2.5 w-5 text-[var(--bullet)] lg:top-[-6px] lg:left-0"
        />
        <p className="text-data text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-none tracking-[-0.03em]">
          {milestone.when}
        </p>
        <h3 className="mt-3">{milestone.title}</h3>
        <p className="mt-2 max-w-[40ch] text-sm text-muted">{milestone.text}</p>
      </Reveal>
    ))}
  </ol>
));
