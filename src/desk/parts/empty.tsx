import { type ReactNode, useId } from 'react';
import quality from '#generated/art/images/spot-quality.drawn-company.svg';
import traceability from '#generated/art/images/spot-traceability.drawn-company.svg';

/** Drawings of the site, by what an empty place says: it is well, or nothing was found. */
const PICTURES = { done: quality, nothing: traceability } as const;

interface EmptyProps {
  readonly picture: keyof typeof PICTURES;
  readonly title: string;
  readonly text: string;
  /** The page's own title where the view has no other. */
  readonly isPageTitle?: boolean;
  /** One next step, as buttons or links. */
  readonly children?: ReactNode;
}

/** Nothing is here: what is so, why, and what could be done next. One for a screen, never in a table. */
export function Empty({ picture, title, text, isPageTitle = false, children }: EmptyProps) {
  const titleId = useId();
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className="empty" aria-labelledby={titleId}>
      <img src={PICTURES[picture]} alt="" width={240} height={184} />
      <Title id={titleId}>{title}</Title>
      <p>{text}</p>
      {children && <div className="actions">{children}</div>}
    </section>
  );
}
