import type { ReactNode } from 'react';
import { Bullets } from './bullets.tsx';

export interface PrintedRow {
  readonly title: string;
  /** What the row opens with, at its left: a number, a time, a picture. */
  readonly opening: ReactNode;
  readonly description: string;
  readonly features: readonly string[];
  /** What is there when the row is done. */
  readonly outcome?: { readonly label: string; readonly text: string };
  /** Drawn above the row, over its whole width. */
  readonly bar?: ReactNode;
}

/** Steps, phases, models: one below the other over the whole sheet, in their order. */
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
