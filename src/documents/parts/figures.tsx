import type { ComponentProps } from 'react';
import type { StatRecord } from '#content/types.ts';

/** Large figures with their labels below. */
export function Figures({ stats }: { readonly stats: readonly StatRecord[] }) {
  return (
    <ul className="doc-figures">
      {stats.map(({ value, unit, label }) => (
        <li key={label}>
          <p className="doc-figure">
            {value}
            {unit && <small>{unit}</small>}
          </p>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}

/** A screen of the product as on the web page, scaled down. */
export function ScreenOnPaper({ children, className }: ComponentProps<'div'>) {
  return <div className={`doc-screen ${className}`}>{children}</div>;
}
