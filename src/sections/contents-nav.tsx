import './contents-nav.css';
import { useEffect, useRef } from 'react';
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
}

/**
 * The parts of a long page. On wide screens a list that stays in view and marks the part being read; on narrow ones a
 * bar under the header that names it and opens like a select. Its parent must span the parts, or it cannot stay.
 */
export function ContentsNav({ label, entries }: ContentsNavProps) {
  const current = useSectionInView(entries.map((entry) => entry.id));
  return (
    <nav aria-label={label} className="sticky top-(--header-height) z-10 self-start print:hidden">
      <ContentsJump label={label} entries={entries} current={current} />
      <div className="contents-list max-lg:hidden">
        <p className="mb-3 text-sm font-semibold">{label}</p>
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
    <ol className="contents-links">
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
  const close = () => details.current?.removeAttribute('open');
  // A press elsewhere closes it, as it would a select.
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const element = details.current;
      if (!element?.contains(event.target as Node)) element?.removeAttribute('open');
    };
    addEventListener('pointerdown', onPointerDown, { passive: true });
    return () => removeEventListener('pointerdown', onPointerDown);
  }, []);
  return (
    <details
      ref={details}
      className="relative lg:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className="contents-bar">
        <span className="truncate">{entries.find((entry) => entry.id === current)?.title ?? label}</span>
        <Icon of={chevronDown} />
      </summary>
      <div className="contents-menu">
        <ContentsList entries={entries} current={current} onFollow={close} />
      </div>
    </details>
  );
}
