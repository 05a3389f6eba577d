import { assignTexts } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { Submission, SubmissionSummary } from '#contract/desk/submissions.ts';
import { Window } from '../components/dialog.tsx';
import { Menu, MenuItem } from '../components/menu.tsx';
import { Avatar, firstName } from '../components/person.tsx';
import { useMe } from '../data/use-me.ts';
import { KeyHint } from '../keys/key-bindings.tsx';
import { assigneeChoices } from './assignee-choices.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

interface AssignDialogProps {
  readonly rows: readonly SubmissionSummary[];
  readonly onClose: () => void;
  readonly onAssign?: () => void;
}

/** Assigns one or several rows of a list, which have no menu of their own. */
export function AssignDialog({ rows, onClose, onAssign }: AssignDialogProps) {
  const me = useMe();
  const actions = useSubmissionActions();
  const [only] = rows.length === 1 ? rows : [];
  const title = only
    ? filled(assignTexts.title, { name: only.name })
    : filled(assignTexts.titleMany, { count: rows.length });
  return (
    <Window title={title} onClose={onClose}>
      <div className="-mx-2.5 mt-3 grid">
        {assigneeChoices(
          me,
          rows.map(({ form }) => form),
        ).map(({ person, label }) => (
          <button
            type="button"
            className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm border-0 bg-transparent px-2.5 py-0 text-left hover:bg-(--inset)"
            key={person?.id ?? ''}
            onClick={() => {
              onClose();
              onAssign?.();
              void actions(rows, { kind: 'assigned', to: person });
            }}
          >
            <Avatar of={person} />
            {label}
          </button>
        ))}
      </div>
      <div className="actions">
        <button type="button" className="button plain" onClick={onClose}>
          {assignTexts.cancel}
        </button>
      </div>
    </Window>
  );
}

export function AssignMenu({ submission }: { readonly submission: Submission }) {
  const me = useMe();
  const actions = useSubmissionActions();
  const { assignee } = submission;
  const text =
    assignee === null
      ? assignTexts.button.unassigned
      : assignee.id === me.person.id
        ? assignTexts.button.you
        : filled(assignTexts.button.other, { name: firstName(assignee) });
  return (
    <Menu
      buttonClass="button max-md:hidden"
      label={
        <>
          <Avatar of={assignee} />
          <span className={assignee === null ? undefined : 'whose'}>{text}</span>
          <KeyHint of="a" />
        </>
      }
    >
      {(close) =>
        assigneeChoices(me, [submission.form]).map(({ person, label }) => (
          <MenuItem
            key={person?.id ?? ''}
            isSelected={person?.id === assignee?.id}
            onChoose={() => {
              close();
              if (person?.id !== assignee?.id) void actions([submission], { kind: 'assigned', to: person });
            }}
          >
            <Avatar of={person} />
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
