import { visitLeftWords, visitWords } from '#content/desk/visits.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { classes } from '#ui/classes.ts';
import { AllLink, shownRows } from './first-rows.tsx';
import { Meter, sharesOf } from './meter.tsx';
import { countText } from './numbers.ts';
import { leftFields, leftText } from './visit-sentences.ts';
import type { Look } from './visits-address.ts';

const FIRST = 6;
const FORMS = ['contact', 'careers', 'newsletter'] as const;

interface StoppedProps {
  readonly left: Visits['left'];
  readonly look: Look;
}

/** The field that was touched last before a form was left unsent. */
export function Stopped({ left, look }: StoppedProps) {
  const fields = leftFields(left);
  const rows = shownRows(fields, { list: 'fields', look, most: FIRST });
  const shares = sharesOf(rows.map(({ total }) => total));
  const most = Math.max(...left.map(({ count }) => count));
  // Few stop in the one field of the newsletter; its column is there when somebody did.
  const forms = FORMS.filter((form) => form !== 'newsletter' || left.some((one) => one.form === form));
  return (
    <section>
      <div className="section-head">
        <h2>{visitLeftWords.title}</h2>
        <span className="hint">{leftText(left)}</span>
      </div>
      {left.length === 0 ? (
        <p className="hint">{visitLeftWords.empty}</p>
      ) : (
        <table className="table tight">
          <caption className="visually-hidden">{visitLeftWords.caption}</caption>
          <thead>
            <tr>
              <th>{visitLeftWords.field}</th>
              {forms.map((form) => (
                <th key={form} className="right">
                  {visitLeftWords.forms[form]}
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
      <AllLink list="fields" look={look} text={visitLeftWords.all} count={fields.length} most={FIRST} />
    </section>
  );
}

function Count({ count, isMost }: { readonly count: number | undefined; readonly isMost: boolean }) {
  return (
    <td className={classes('right num', isMost && 'strong', !count && 'quiet')}>
      {count ? countText(count) : visitWords.none}
    </td>
  );
}
