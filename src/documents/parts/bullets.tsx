interface BulletsProps {
  readonly items: readonly string[];
  /** For lists that the text above does not introduce. */
  readonly title?: string;
}

export function Bullets({ items, title }: BulletsProps) {
  return (
    <>
      {title && <p className="doc-label doc-list-name">{title}</p>}
      <ul className="doc-bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
