import { presenceWords } from '#content/desk/item.ts';
import { filled } from '#content/filled.ts';
import type { Presence as Present } from '#contract/desk/views.ts';
import { usePresence } from '../data/presence-store.ts';
import { useMe } from '../data/use-me.ts';
import { Avatar } from '../parts/avatar.tsx';
import { firstName } from '../parts/first-name.ts';

/** Who else is here, and whether they write. */
export function Presence({ reference }: { readonly reference: string }) {
  const me = useMe();
  const others = usePresence(reference).filter(({ id }) => id !== me.person.id);
  return (
    <span className="person presence" role="status">
      {others.map((person) => (
        <Avatar key={person.id} of={person} />
      ))}
      {others.length > 0 && presenceText(others)}
    </span>
  );
}

/** "Jun is reading this too", "Jun and Priya are writing". Who writes matters more. */
function presenceText(people: readonly Present[]): string {
  const writing = people.filter(({ isWriting }) => isWriting);
  const [named, words] =
    writing.length > 0 ? [writing, presenceWords.writing] : [people, presenceWords.reading];
  const names = named.map(firstName);
  const last = names.at(-1) ?? '';
  const first = names.slice(0, -1).join(', ');
  return first === ''
    ? filled(words.one, { names: last })
    : filled(words.many, { names: filled(presenceWords.and, { first, last }) });
}
