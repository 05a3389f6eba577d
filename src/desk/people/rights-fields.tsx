import { useId } from 'react';
import { roleWords } from '#content/desk/people.ts';
import { peopleViewWords as words } from '#content/desk/people-view.ts';
import { ROLES, type Role, type Scope } from '#contract/desk/people.ts';
import { useMe } from '../data/use-me.ts';
import { SelectField } from '../parts/select-field.tsx';
import { scopesToGive } from './people-sentences.ts';

export interface Rights {
  readonly role: Role;
  readonly scope: Scope;
}

interface RightsFieldsProps {
  readonly rights: Rights;
  readonly onChange: (rights: Rights) => void;
}

/** What somebody may do, and what they see. */
export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  const { person } = useMe();
  const group = useId();
  return (
    <>
      <fieldset className="pick">
        <legend className="label">{words.invite.role}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input
              className="check"
              type="radio"
              name={group}
              checked={rights.role === role}
              onChange={() => onChange({ ...rights, role })}
            />
            {roleWords[role]}
            <span>{words.roleDetails[role]}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={words.invite.sees}
        value={rights.scope}
        options={scopesToGive(person.scope).map((scope) => [scope, words.scopes[scope]])}
        onChange={(scope) => onChange({ ...rights, scope: scope as Scope })}
      />
    </>
  );
}
