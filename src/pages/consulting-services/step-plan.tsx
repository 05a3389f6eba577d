import type { ConsultingStep } from '#content/records/services.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface StepPlanProps {
  readonly steps: readonly ConsultingStep[];
  readonly totalWeeks: number;
  readonly deliverableLabel: string;
}

/** Steps on a common calendar: each with its weeks marked, its work, and what is handed over at its end. */
export function StepPlan({ steps, totalWeeks, deliverableLabel }: StepPlanProps) {
  return (
    <ol>
      {steps.map((step) => (
        <Reveal as="li" key={step.step} className="not-last:pb-12 lg:not-last:pb-16">
          <WeekBar weeks={step.weeks} total={totalWeeks} />
          <div className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[1fr_5fr_3fr_3fr]">
            <span
              aria-hidden="true"
              className="text-data text-[clamp(2.5rem,1.9rem+2vw,4rem)] leading-[0.86] tracking-[-0.04em] text-accent md:max-lg:hidden"
            >
              {step.step}
            </span>
            <div>
              <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{step.title}</h3>
              <p className="text-data mt-1.5 text-muted">
                Weeks {step.weeks[0]} to {step.weeks[1]}
              </p>
              <p className="mt-4 max-w-[44ch] text-muted">{step.description}</p>
            </div>
            <BulletList items={step.activities} className="content-start lg:pt-2" />
            <p className="text-sm lg:pt-2">
              <span className="block text-muted">{deliverableLabel}</span>
              <strong className="text-base leading-snug font-semibold">{step.deliverable}</strong>
            </p>
          </div>
        </Reveal>
      ))}
    </ol>
  );
}

/** All weeks as a thin line, this step's as a thick one. The weeks stand in words below. */
function WeekBar({ weeks: [first, last], total }: { weeks: readonly [number, number]; total: number }) {
  return (
    <svg
      viewBox={`0 0 ${total} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full"
    >
      <rect width={total} height={1.5} className="fill-steel-300" />
      <rect x={first - 1} width={last - first + 1} height={8} className="fill-area" />
    </svg>
  );
}
