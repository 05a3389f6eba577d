import type { PersonName } from '#contract/desk/people.ts';

/** Among colleagues the first name is enough. */
export function firstName(person: PersonName): string {
  return person.name.split(' ')[0] ?? person.name;
}
