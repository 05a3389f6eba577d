import type { SectionProps } from '#generated/section-props.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'step-plan'>(({ items, resultLabel }) => (
  <ol>
    {items.map((step, index) => (
      <Reveal as="li" key={step.title} className="not-last:pb-12 lg:not-last:pb-16">
        <WeekBar before={weeksOf(items.slice(0, index))} weeks={step.weeks} total={weeksOf(items)} />
        <div className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[1fr_5fr_3fr_3fr]">
          <span
            aria-hidden="true"
            className="text-data text-[clamp(2.5rem,1.9rem+2vw,4rem)] leading-[0.86] tracking-[-0.04em] text-accent md:max-lg:hidden"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{step.title}</h3>
            <p className="text-data mt-1.5 text-muted">{step.when}</p>
            <p className="mt-4 max-w-[44ch] text-muted">{step.description}</p>
          </div>
          <BulletList items={step.activities} className="content-start lg:pt-2" />
          <p className="text-sm lg:pt-2">
            <span className="block text-muted">{resultLabel}</span>
            <strong className="text-base leading-snug font-semibold">{step.result}</strong>
          </p>
        </div>
      </Reveal>
    ))}
  </ol>
));

function weeksOf(steps: SectionProps<'step-plan'>['items']): number {
  return steps.reduce((sum, { weeks }) => sum + weeks, 0);
}

interface WeekBarProps {
  readonly before: number;
  readonly weeks: number;
  readonly total: number;
}

/** All weeks as a thin line, those of this step as a thick one. Decorative: the text below states the weeks. */
function WeekBar({ before, weeks, total }: WeekBarProps) {
  return (
    <svg
      viewBox={`0 0 ${total} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full"
    >
      <rect width={total} height={1.5} className="fill-steel-300" />
      <rect x={before} width={weeks} height={8} className="fill-area" />
    </svg>
  );
}
