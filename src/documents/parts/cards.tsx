import type { ReactNode } from 'react';
import { Bullets } from './bullets.tsx';

export interface PrintedCard {
  readonly title: string;
  /** A short label above the title: a code, a place, a time. */
  readonly label?: string;
  readonly description: string;
  readonly features?: readonly string[];
  readonly picture?: ReactNode;
}

interface CardsProps {
  readonly items: readonly PrintedCard[];
  readonly columns: 1 | 2 | 3 | 4;
  /** With the area's tint as background. */
  readonly tinted?: boolean;
}

/** Records with a title, a sentence and optional parts. Cards are never split across pages. */
export function Cards({ items, columns, tinted }: CardsProps) {
  return (
    <ul className={`doc-cards doc-columns-${columns} ${tinted ? 'doc-tinted' : ''}`}>
      {items.map(({ title, label, description, features, picture }) => (
        <li key={title} className="doc-card">
          {picture}
          {label && <p className="doc-label">{label}</p>}
          <h3>{title}</h3>
          <p>{description}</p>
          {features && <Bullets items={features} />}
        </li>
      ))}
    </ul>
  );
}
