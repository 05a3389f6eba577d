import { Icon } from '#ui/icon.tsx';
import { arrowDown } from '#ui/icons.ts';

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
}

/** Ruled jump links to the parts of a long page. */
export function IndexList({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly IndexEntry[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className="flex min-h-13 items-center justify-between gap-3 border-t border-rule font-semibold font-stretch-[104%] no-underline hover:text-blue-700"
            >
              {entry.title}
              <Icon of={arrowDown} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
