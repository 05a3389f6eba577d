import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ContentsNavProps {
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
}

/**
 * The table of contents of a long page (enhance/contents.ts). On wide screens a sticky list that marks the current section; on
 * narrow ones a bar under the header that names it and opens like a select. Sticky only as far as its parent extends.
 */
export function ContentsNav({ label, entries }: ContentsNavProps) {
  return (
    <nav
      data-contents
      aria-label={label}
      className="sticky top-(--header-height) z-10 self-start print:hidden"
    >
      <details className="relative lg:hidden">
        <summary className="contents-bar">
          <span data-contents-current className="truncate">
            {label}
          </span>
          <Icon of={chevronDown} />
        </summary>
        <div className="contents-menu">
          <ContentsList entries={entries} />
        </div>
      </details>
      <div className="contents-list max-lg:hidden">
        <p className="mb-3 text-sm font-semibold">{label}</p>
        <ContentsList entries={entries} />
      </div>
    </nav>
  );
}

function ContentsList({ entries }: Pick<ContentsNavProps, 'entries'>) {
  return (
    <ol className="contents-links">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} className="contents-link">
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
