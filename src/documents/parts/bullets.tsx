interface BulletsProps {
  readonly items: readonly string[];
  /** Named where the list is not explained by what stands above it. */
  readonly title?: string;
}

export function Bullets({ items, title }: BulletsProps) {
  return (
    <>
      {title && <h4 className="doc-label">{title}</h4>}
      <ul className="doc-bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
