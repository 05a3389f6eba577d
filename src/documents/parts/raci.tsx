import type { RaciRow } from '#content/document-plan.ts';
import { documentTexts } from '#generated/texts/site.ts';

interface RaciProps {
  readonly caption: string;
  /** Heading of the column of activities. */
  readonly activity: string;
  readonly roles: readonly string[];
  readonly rows: readonly RaciRow[];
}

/** A RACI matrix. The legend is below; letters differ by weight as well as color. */
export function Raci({ caption, activity, roles, rows }: RaciProps) {
  return (
    <div>
      <table className="doc-table doc-reference doc-raci">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{activity}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.activity}>
              <th scope="row">{row.activity}</th>
              {row.codes.map((code, index) => (
                <td key={roles[index]}>
                  {code !== '-' && <span className={`doc-part doc-part-${code.at(0)}`}>{code}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="doc-legend">{documentTexts.raci}</p>
    </div>
  );
}
