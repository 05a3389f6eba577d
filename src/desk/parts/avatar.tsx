import { peopleWords } from '#content/desk/people.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { classes } from '#ui/classes.ts';
import { useMe } from '../data/use-me.ts';
import { firstName } from './first-name.ts';

/** Two letters: ink is you, dashed is nobody. Silent; a name stands beside it or is read out. */
export function Avatar({
  of: person,
  isLarge = false,
}: {
  readonly of: PersonName | null;
  readonly isLarge?: boolean;
}) {
  const me = useMe();
  const kind = person === null ? 'none' : person.id === me.person.id && 'you';
  return (
    <span className={classes('avatar', isLarge && 'large', kind)} aria-hidden="true">
      {person?.initials ?? '–'}
    </span>
  );
}

/** "You", "Priya", "Nobody" */
export function useShortName(): (person: PersonName | null) => string {
  const me = useMe();
  return (person) => {
    if (person === null) return peopleWords.nobody;
    return person.id === me.person.id ? peopleWords.you : firstName(person);
  };
}
