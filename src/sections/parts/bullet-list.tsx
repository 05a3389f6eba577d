import { classes } from '#ui/classes.ts';

interface BulletListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

export function BulletList({ items, className }: BulletListProps) {
  return (
    <ul className={classes('grid gap-2.5 text-sm', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[14px_1fr] items-baseline gap-3">
          <span className="rhombus -translate-y-0.5 text-[var(--bullet)]" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
