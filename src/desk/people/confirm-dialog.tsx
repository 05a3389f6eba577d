import { peopleViewWords as words } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person } from '#contract/desk/people.ts';
import { useDeed } from '../data/use-deed.ts';
import { Window } from '../parts/window.tsx';

interface ConfirmDialogProps {
  readonly what: 'remove' | 'endSessions';
  readonly person: Person;
  readonly onClose: () => void;
}

/** Says what will happen to somebody before it does. */
export function ConfirmDialog({ what, person, onClose }: ConfirmDialogProps) {
  const deed = useDeed(['people', 'me', 'history', 'items', 'today']);
  const { name } = person;
  const path = `/api/people/${encodeURIComponent(person.id)}`;
  const confirm = () => {
    onClose();
    if (what === 'remove') void deed(`${path}/remove`, {}, words.done.removed, name);
    else void deed(`${path}/end-sessions`, {}, words.done.ended, name);
  };
  return (
    <Window title={filled(words[what].title, { name })} onClose={onClose}>
      <p className="hint">{filled(words[what].text, { name })}</p>
      <div className="actions dialog-actions">
        <button type="button" className="button danger" onClick={confirm}>
          {what === 'remove' ? words.remove.remove : words.endSessions.end}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {words[what].keep}
        </button>
      </div>
    </Window>
  );
}
