import { visitStepWords } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { FormSteps } from '#contract/desk/visits.ts';
import { countText, percentText } from './numbers.ts';

const STEPS = ['visits', 'opened', 'begun', 'sent'] as const;

/** From page to form to sent. Each bar is a share of the step above it, as a funnel would make all of them look like nothing. */
export function Steps({ steps }: { readonly steps: FormSteps }) {
  return (
    <section>
      <div className="section-head">
        <h2>{visitStepWords.title}</h2>
      </div>
      <ol className="steps">
        {STEPS.map((step, index) => {
          const above = STEPS[index - 1];
          return <Step key={step} step={step} count={steps[step]} above={above ? steps[above] : null} />;
        })}
      </ol>
      <p className="hint">{visitStepWords.hint}</p>
    </section>
  );
}

interface StepProps {
  readonly step: (typeof STEPS)[number];
  readonly count: number;
  readonly above: number | null;
}

function Step({ step, count, above }: StepProps) {
  const share = above === null ? 1 : above === 0 ? 0 : count / above;
  return (
    <li>
      <span className="figure">{countText(count)}</span>
      <span className="step-line">
        <b>{visitStepWords[step]}</b>
        {above !== null && above > 0 && (
          <span className="quiet num">
            {filled(visitStepWords.share, { percent: percentText(share), above: countText(above) })}
          </span>
        )}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" width="100%" height="8" aria-hidden="true">
        <path className="track" d="M0 0H100V8H0z" />
        <path
          className={step === 'sent' ? 'bar is-sent' : 'bar'}
          d={`M0 0H${Math.min(100, share * 100)}V8H0z`}
        />
      </svg>
    </li>
  );
}
