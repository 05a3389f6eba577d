import { type FormEvent, useState } from 'react';
import { peopleViewWords as words } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person } from '#contract/desk/people.ts';
import { useDeed } from '../data/use-deed.ts';
import { Window } from '../parts/window.tsx';
import { RightsFields } from './rights-fields.tsx';

interface RightsDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export function RightsDialog({ person, onClose }: RightsDialogProps) {
  const deed = useDeed(['people', 'me', 'history']);
  const [rights, setRights] = useState({ role: person.role, scope: person.scope });
  const { name } = person;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (rights.role === person.role && rights.scope === person.scope) return;
    void deed(`/api/people/${encodeURIComponent(person.id)}`, rights, words.done.changed, name);
  };
  return (
    <Window title={filled(words.rights.title, { name })} onClose={onClose}>
      <form className="form dialog-form" onSubmit={save}>
        <RightsFields rights={rights} onChange={setRights} />
        <div className="actions">
          <button type="submit" className="button primary">
            {words.rights.save}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {words.rights.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
