import { peopleTexts } from '#content/desk/people.ts';
import { formsIn, mayDo, type PersonName } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import type { FormName } from '#contract/forms.ts';

interface Choice {
  readonly person: PersonName | null;
  readonly label: string;
}

/** The signed-in person first, then the others who see these forms and may answer, by name, then unassigned. */
export function assigneeChoices(me: Me, forms: readonly FormName[]): readonly Choice[] {
  const others = me.colleagues
    .filter(({ id }) => id !== me.person.id)
    .filter(
      ({ role, scope }) => mayDo(role, 'answer') && forms.every((form) => formsIn(scope).includes(form)),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((person) => ({ person, label: person.name }));
  return [
    { person: me.person, label: peopleTexts.you },
    ...others,
    { person: null, label: peopleTexts.unassigned },
  ];
}
