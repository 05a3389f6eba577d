import { useId, useRef, useState } from 'react';
import { replyTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import { formsIn, type PersonName } from '#contract/desk/people.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { Avatar } from '../components/person.tsx';
import { useEveryone, useMe } from '../data/use-me.ts';
import { isSendKey } from './answer-box.tsx';
import { mentionAtCursor, mentionedWithoutAccess, mentionName, withPunctuation } from './mentions.ts';

interface MentionMenuProps {
  readonly id: string;
  readonly people: readonly PersonName[];
  readonly at: number;
  readonly onTake: (person: PersonName) => void;
}

/** Suggests colleagues for a mention. Focus stays in the textarea. */
function MentionMenu({ id, people, at, onTake }: MentionMenuProps) {
  return (
    <div className="menu above" role="listbox" id={id} aria-label={replyTexts.mention}>
      {people.map((person, index) => (
        <button
          type="button"
          role="option"
          key={person.id}
          id={`${id}-${person.id}`}
          aria-selected={index === at}
          tabIndex={-1}
          // Not onClick: the textarea would lose focus first, which closes this menu.
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

interface NoteBoxProps {
  readonly form: FormName;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** A note for colleagues. An @ opens suggestions; arrow keys select, Enter or Tab inserts. */
export function NoteBox({ form, text, onText, isSending, onSend }: NoteBoxProps) {
  const { colleagues } = useMe();
  const everyone = useEveryone();
  const box = useRef<HTMLTextAreaElement>(null);
  /** The caret position after an inserted mention, until the next input. */
  const mentionEnd = useRef<number | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const listId = useId();
  const readers = colleagues.filter(({ scope }) => formsIn(scope).includes(form));
  const offered = cursor === null ? null : mentionAtCursor(text, cursor, readers);
  const people = offered?.people ?? [];
  const unseeing = mentionedWithoutAccess(text, form, everyone);

  const take = (person: PersonName) => {
    if (offered === null || cursor === null) return;
    const before = `${text.slice(0, offered.start)}@${mentionName(person, everyone)} `;
    onText(before + text.slice(cursor).replace(/^ /, ''));
    mentionEnd.current = before.length;
    setCursor(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(before.length, before.length);
    });
  };

  return (
    <div className="note-box relative">
      <textarea
        ref={box}
        id="note"
        aria-label={replyTexts.note}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={people[at] ? `${listId}-${people[at].id}` : undefined}
        placeholder={replyTexts.notePlaceholder}
        value={text}
        readOnly={isSending}
        onChange={({ currentTarget }) => {
          const { value, selectionStart } = currentTarget;
          const closed = withPunctuation(value, mentionEnd.current);
          mentionEnd.current = null;
          onText(closed);
          const caret = selectionStart - (value.length - closed.length);
          setCursor(caret);
          // React moves the caret to the end when the value differs from the input.
          if (closed !== value) requestAnimationFrame(() => currentTarget.setSelectionRange(caret, caret));
          setAt(0);
        }}
        onBlur={() => setCursor(null)}
        onKeyDown={(event) => {
          const selected = people[at];
          if (isSendKey(event)) return onSend();
          if (selected === undefined) return;
          if (event.key === 'ArrowDown') setAt((at + 1) % people.length);
          else if (event.key === 'ArrowUp') setAt((at + people.length - 1) % people.length);
          else if (event.key === 'Enter' || event.key === 'Tab') take(selected);
          else if (event.key === 'Escape') setCursor(null);
          else return;
          event.preventDefault();
        }}
      />
      {people.length > 0 && <MentionMenu id={listId} people={people} at={at} onTake={take} />}
      <p className="hint" role="status">
        {unseeing && filled(replyTexts.noAccess[FORMS[form].kind], { name: unseeing.name })}
      </p>
      <div className="actions">
        <button type="submit" className="button primary" disabled={isSending}>
          {replyTexts.saveNote}
        </button>
      </div>
    </div>
  );
}
