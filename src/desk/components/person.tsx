import { peopleWords } from '#content/desk/people.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { classes } from '#ui/classes.ts';
import { useMe } from '../data/use-me.ts';

/** Among colleagues the first name is enough. */
export function firstName(person: PersonName): string {
  return person.name.split(' ')[0] ?? person.name;
}

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
    if (person === null) return peopleWords.unassigned;
    return person.id === me.person.id ? peopleWords.you : firstName(person);
  };
}

/** An address that is longer than its line breaks before the @ or a dot of its domain. */
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

/** What a visitor typed as an address must not add a subject or a copy of its own. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** Writes to somebody in the reader's own mail program. */
export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className="link" href={mailto(address)}>
      <MailAddress of={address} />
    </a>
  );
}
