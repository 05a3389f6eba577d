import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { followSmoothly } from '#ui/smooth-scroll.ts';
import { useSectionInView } from '#ui/use-section-in-view.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ContentsNavProps {
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
  readonly className?: string;
}

/**
 * The parts of a long page. On wide screens a list that stays in view and marks the part being read; on narrow ones a
 * bar under the header that names it and opens like a select. Its parent must span the parts, or it cannot stay.
 */
export function ContentsNav({ label, entries, className }: ContentsNavProps) {
  const current = useSectionInView(entries.map((entry) => entry.id));
  return (
    <nav
      aria-label={label}
      className={classes('sticky top-(--header-height) z-10 self-start print:hidden', className)}
    >
      <ContentsJump label={label} entries={entries} current={current} />
      <div className="contents-list max-lg:hidden">
        <p className="mb-3 text-sm font-semibold font-stretch-[104%]">{label}</p>
        <ContentsList entries={entries} current={current} />
      </div>
    </nav>
  );
}

interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  readonly current: string | undefined;
  readonly onFollow?: () => void;
}

function ContentsList({ entries, current, onFollow }: ContentsProps) {
  return (
    <ol className="border-l-[1.5px] border-rule text-sm leading-tight">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            aria-current={entry.id === current ? 'location' : undefined}
            onClick={(event) => {
              followSmoothly(event);
              onFollow?.();
            }}
            className="contents-link"
          >
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function ContentsJump({ label, entries, current }: ContentsNavProps & ContentsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    addEventListener('pointerdown', onPointerDown, { passive: true });
    return () => removeEventListener('pointerdown', onPointerDown);
  });
  return (
    <details
      ref={details}
      className="group/jump relative lg:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className="-mx-(--space-gutter) flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 border-y border-rule bg-white px-(--space-gutter) font-semibold font-stretch-[104%] [&::-webkit-details-marker]:hidden">
        <span className="truncate">{entries.find((entry) => entry.id === current)?.title ?? label}</span>
        <Icon
          of={chevronDown}
          className="transition-transform duration-(--dur-2) group-open/jump:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-0 top-full -mx-(--space-gutter) max-h-[60dvh] overflow-auto overscroll-contain bg-white px-(--space-gutter) py-4 shadow-pop">
        <ContentsList entries={entries} current={current} onFollow={close} />
      </div>
    </details>
  );
}
