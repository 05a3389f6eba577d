import { visitLeftTexts, visitStepTexts, visitTexts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { FormSteps, Visits } from '#contract/desk/visits.ts';
import { FORM_NAMES, FORMS, isSubscription } from '#contract/forms.ts';
import { classes } from '#ui/classes.ts';
import { countText, percentText } from './numbers.ts';
import { AllLink, Meter, sharesOf, shownRows } from './table-parts.tsx';
import { abandonedFields, abandonedText } from './visit-sentences.ts';
import type { VisitsView } from './visits-address.ts';

const STEPS = ['visits', 'opened', 'begun', 'sent'] as const;

/** Each bar is a share of the step above: in a funnel of all visits, the later bars would be too small to see. */
export function Steps({ steps }: { readonly steps: FormSteps }) {
  return (
    <section>
      <div className="section-head">
        <h2>{visitStepTexts.title}</h2>
      </div>
      <ol>
        {STEPS.map((step, index) => {
          const above = STEPS[index - 1];
          return <Step key={step} step={step} count={steps[step]} above={above ? steps[above] : null} />;
        })}
      </ol>
      <p className="hint">{visitStepTexts.hint}</p>
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
    <li className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-4 border-b border-(--line) pt-2.25 pb-2.75">
      <span className="figure row-[1/3] text-24">{countText(count)}</span>
      <span className="mb-1.25 flex justify-between gap-3 text-13">
        <b className="strong">{visitStepTexts[step]}</b>
        {above !== null && above > 0 && (
          <span className="quiet num">
            {filled(visitStepTexts.share, { percent: percentText(share), above: countText(above) })}
          </span>
        )}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" width="100%" height="8" aria-hidden="true">
        <path className="fill-(--track)" d="M0 0H100V8H0z" />
        <path
          className={step === 'sent' ? 'fill-(--time-warm-glyph)' : 'fill-(--time-calm-glyph)'}
          d={`M0 0H${Math.min(100, share * 100)}V8H0z`}
        />
      </svg>
    </li>
  );
}

const FIRST = 6;

interface StoppedProps {
  readonly left: Visits['left'];
  readonly look: VisitsView;
}

/** The last field touched before a form was abandoned. */
export function Stopped({ left, look }: StoppedProps) {
  const fields = abandonedFields(left);
  const rows = shownRows(fields, { list: 'fields', look, most: FIRST });
  const shares = sharesOf(rows.map(({ total }) => total));
  const most = Math.max(...left.map(({ count }) => count));
  // Subscriptions are rarely abandoned, so their column appears only when needed.
  const forms = FORM_NAMES.filter((form) => !isSubscription(form) || left.some((one) => one.form === form));
  return (
    <section>
      <div className="section-head">
        <h2>{visitLeftTexts.title}</h2>
        <span className="hint">{abandonedText(left)}</span>
      </div>
      {left.length === 0 ? (
        <p className="hint">{visitLeftTexts.empty}</p>
      ) : (
        <table className="table tight">
          <caption className="visually-hidden">{visitLeftTexts.caption}</caption>
          <thead>
            <tr>
              <th>{visitLeftTexts.field}</th>
              {forms.map((form) => (
                <th key={form} className="right">
                  {FORMS[form].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, by }, index) => (
              <tr key={label}>
                <Meter share={shares[index] ?? 0}>{label}</Meter>
                {forms.map((form) => (
                  <Count key={form} count={by[form]} isMost={by[form] === most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AllLink list="fields" look={look} text={visitLeftTexts.all} count={fields.length} most={FIRST} />
    </section>
  );
}

function Count({ count, isMost }: { readonly count: number | undefined; readonly isMost: boolean }) {
  return (
    <td className={classes('right num', isMost && 'strong', !count && 'quiet')}>
      {count ? countText(count) : visitTexts.none}
    </td>
  );
}
