import type { SectionProps } from '#generated/section-props.ts';

/** Titles with a sentence each, two in a row. */
export default function Definitions({ items }: SectionProps<'definitions'>) {
  return (
    <ul className="doc-cards doc-columns-2">
      {items.map(({ title, description }) => (
        <li key={title} className="doc-card">
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
