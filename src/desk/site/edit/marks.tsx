import { changesTexts, siteTexts } from '#content/desk/site.ts';
import { markTexts as texts } from '#content/desk/site-edit.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { counted } from '../../components/counted.ts';

/** The blue rhombus of unpublished changes, or the red triangle of problems, with their number. */
export function ChangeMark({
  changes,
  problems = 0,
}: {
  readonly changes: number;
  readonly problems?: number;
}) {
  if (problems > 0) {
    return (
      <span className="change-mark is-problem">
        <Icon of={triangleAlert} size={13} />
        <span aria-hidden="true">{problems}</span>
        <span className="visually-hidden">{counted(texts.problems, problems)}</span>
      </span>
    );
  }
  if (changes === 0) return null;
  return (
    <span className="change-mark">
      <svg viewBox="0 0 14 7" width="12" height="6" aria-hidden="true">
        <path d="M7 .6 12.8 3.5 7 6.4 1.2 3.5z" fill="var(--status-new-glyph)" />
      </svg>
      <span aria-hidden="true">{changes}</span>
      <span className="visually-hidden">{counted(siteTexts.changes, changes)}</span>
    </span>
  );
}

/** An entry that isn't live. */
export function NewMark() {
  return <span className="change-mark is-new">{changesTexts.added}</span>;
}
