import { peopleTexts } from '#content/desk/people.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { classes } from '#ui/classes.ts';
import { useMe } from '../data/use-me.ts';

export function firstName(person: PersonName): string {
  return person.name.split(' ')[0] ?? person.name;
}

/**
 * Initials: solid for the current person, dashed for unassigned. Hidden from screen readers, because a name is always
 * next to it.
 */
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
    if (person === null) return peopleTexts.unassigned;
    return person.id === me.person.id ? peopleTexts.you : firstName(person);
  };
}

/** Lets a long address wrap before the @ or a dot of its domain. */
export function MailAddress({ of: address }: { readonly of: string }) {
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  return (
    <>
      {address.slice(0, at)}
      {address
        .slice(at)
        .split(/(?=\.)/)
        .map((part) => [<wbr key={part} />, part])}
    </>
  );
}

/** Encodes the address, so that a visitor's input cannot add a subject or a copy. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className="link" href={mailto(address)}>
      <MailAddress of={address} />
    </a>
  );
}
