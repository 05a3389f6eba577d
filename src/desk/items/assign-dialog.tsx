import { assignWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { useMe } from '../data/use-me.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Window } from '../parts/window.tsx';
import { peopleToChoose } from './people-to-choose.ts';
import { useDeeds } from './use-deeds.ts';

interface AssignDialogProps {
  readonly rows: readonly ItemRow[];
  readonly onClose: () => void;
  /** Somebody was chosen. */
  readonly onAssign?: () => void;
}

/** Whose one or several items are to be: asked on top of a list, where there is no button for each. */
export function AssignDialog({ rows, onClose, onAssign }: AssignDialogProps) {
  const me = useMe();
  const deeds = useDeeds();
  const [only] = rows.length === 1 ? rows : [];
  const title = only
    ? filled(assignWords.title, { name: only.name })
    : filled(assignWords.titleMany, { count: rows.length });
  return (
    <Window title={title} onClose={onClose}>
      <div className="choices">
        {peopleToChoose(
          me,
          rows.map(({ form }) => form),
        ).map(({ person, label }) => (
          <button
            type="button"
            key={person?.id ?? ''}
            onClick={() => {
              onClose();
              onAssign?.();
              void deeds(rows, { kind: 'assigned', to: person });
            }}
          >
            <Avatar of={person} />
            {label}
          </button>
        ))}
      </div>
      <div className="actions">
        <button type="button" className="button plain" onClick={onClose}>
          {assignWords.cancel}
        </button>
      </div>
    </Window>
  );
}
