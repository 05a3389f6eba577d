import { Fragment } from 'react';
import type { SectionProps } from '#generated/section-props.ts';

/** Systems in a row with an approval gate between each pair, standing on one repository. */
export default function ApprovalGates({ stages, base }: SectionProps<'approval-gates'>) {
  return (
    <div>
      <ol className="doc-gated">
        {stages.map(({ title, description, count, gate }) => (
          <Fragment key={title}>
            <li className="doc-gated-system">
              <h3>{title}</h3>
              <p>{description}</p>
              <p className="doc-data">{count}</p>
            </li>
            {gate && (
              <li className="doc-gate">
                <div>
                  <h3>{gate.title}</h3>
                  <p>{gate.approver}</p>
                  <p>{gate.check}</p>
                </div>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      <div className="doc-repository">
        <h3>{base.title}</h3>
        <p>{base.description}</p>
      </div>
    </div>
  );
}
