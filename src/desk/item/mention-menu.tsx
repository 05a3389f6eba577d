import { replyWords } from '#content/desk/item.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { Avatar } from '../parts/avatar.tsx';

interface MentionMenuProps {
  readonly id: string;
  readonly people: readonly PersonName[];
  readonly at: number;
  readonly onTake: (person: PersonName) => void;
}

/** Colleagues whose names begin as typed. Focus stays in the text. */
export function MentionMenu({ id, people, at, onTake }: MentionMenuProps) {
  return (
    <div className="menu above" role="listbox" id={id} aria-label={replyWords.mention}>
      {people.map((person, index) => (
        <button
          type="button"
          role="option"
          key={person.id}
          id={`${id}-${person.id}`}
          aria-selected={index === at}
          tabIndex={-1}
          // Before the text loses focus, which would close this.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(person);
          }}
        >
          <Avatar of={person} />
          {person.name}
        </button>
      ))}
    </div>
  );
}
