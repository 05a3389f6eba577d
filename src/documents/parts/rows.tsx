import type { ReactNode } from 'react';
import { Bullets } from './bullets.tsx';

export interface PrintedRow {
  readonly title: string;
  /** At the left of the row: a number, a time, a picture. */
  readonly opening: ReactNode;
  readonly description: string;
  readonly features: readonly string[];
  /** The result of the step or phase. */
  readonly outcome?: { readonly label: string; readonly text: string };
  /** Shown above the row at full width. */
  readonly bar?: ReactNode;
}

/** Steps, phases or models as full-width rows. */
export function Rows({ items }: { readonly items: readonly PrintedRow[] }) {
  return (
    <ol className="doc-rows">
      {items.map(({ title, opening, description, features, outcome, bar }) => (
        <li key={title} className="doc-row">
          {bar}
          <div className="doc-row-opening">{opening}</div>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <div>
            <Bullets items={features} />
            {outcome && (
              <div className="doc-outcome">
                <p>{outcome.label}</p>
                <p>{outcome.text}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
