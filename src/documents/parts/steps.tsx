import type { Step } from '#content/document-plan.ts';
import { documentTexts } from '#generated/texts/site.ts';

interface StepsProps {
  readonly title?: string;
  readonly from: number;
  readonly items: readonly Step[];
}

/** Numbered steps, each with how to verify it. */
export function Steps({ title, from, items }: StepsProps) {
  return (
    <div>
      {title && <h3 className="doc-steps-title">{title}</h3>}
      <ol className="doc-steps" start={from}>
        {items.map((step, index) => (
          <li key={step.title}>
            <span className="doc-step-number">{from + index}</span>
            <p>
              <strong>{step.title}.</strong> {step.text}{' '}
              {step.check && (
                <span className="doc-check">
                  <strong>{documentTexts.check}</strong> {step.check}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
