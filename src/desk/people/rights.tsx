import { type FormEvent, useId, useState } from 'react';
import { roleTexts } from '#content/desk/people.ts';
import { peopleViewTexts as texts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import {
  defaultSiteRight,
  type Person,
  ROLES,
  type Role,
  type Scope,
  SITE_RIGHTS,
  type SiteRight,
} from '#contract/desk/people.ts';
import { Window } from '../components/dialog.tsx';
import { SelectField } from '../components/fields.tsx';
import { useAction } from '../data/use-action.ts';
import { useMe } from '../data/use-me.ts';
import { grantableScopes } from './people-sentences.ts';

export interface Rights {
  readonly role: Role;
  readonly scope: Scope;
  /** Follows the role of a new person until it is chosen. */
  readonly site: SiteRight | undefined;
}

interface RightsFieldsProps {
  readonly rights: Rights;
  readonly onChange: (rights: Rights) => void;
}

/** Role, scope, and the access to the website, which only people with the full scope can change. */
export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  const { person } = useMe();
  const group = useId();
  return (
    <>
      <fieldset className="pick m-0 grid gap-2 border-0 p-0">
        <legend className="label p-0">{texts.invite.role}</legend>
        {ROLES.map((role) => (
          <label
            key={role}
            className="strong grid cursor-pointer grid-cols-[16px_1fr] gap-x-2.5 rounded-sm border border-(--line-2) px-3 py-2.25 text-13 has-checked:border-(--text)"
          >
            <input
              className="check"
              type="radio"
              name={group}
              checked={rights.role === role}
              onChange={() => onChange({ ...rights, role })}
            />
            {roleTexts[role]}
            <span className="quiet col-2 font-normal">{texts.roleDetails[role]}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={texts.invite.sees}
        value={rights.scope}
        options={grantableScopes(person.scope).map((scope) => [scope, texts.scopes[scope]])}
        onChange={(scope) => onChange({ ...rights, scope: scope as Scope })}
      />
      {person.scope === 'everything' && (
        <SelectField
          label={texts.invite.site}
          value={rights.site ?? defaultSiteRight(rights.role)}
          options={SITE_RIGHTS.map((site) => [site, texts.siteRights[site]])}
          onChange={(site) => onChange({ ...rights, site: site as SiteRight })}
        />
      )}
    </>
  );
}

interface RightsDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export function RightsDialog({ person, onClose }: RightsDialogProps) {
  const action = useAction(['people', 'me', 'history']);
  const { name, role, scope, site } = person;
  const [rights, setRights] = useState<Rights>({ role, scope, site });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (rights.role === role && rights.scope === scope && rights.site === site) return;
    void action(`/api/people/${encodeURIComponent(person.id)}`, rights, texts.done.changed, name);
  };
  return (
    <Window title={filled(texts.rights.title, { name })} onClose={onClose}>
      <form className="touch-fields mt-4 grid gap-4" onSubmit={save}>
        <RightsFields rights={rights} onChange={setRights} />
        <div className="actions">
          <button type="submit" className="button primary">
            {texts.rights.save}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {texts.rights.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
