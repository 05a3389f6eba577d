import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { valueTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { useSite } from '../../site-data.tsx';
import { beingTyped, insert, type Typed } from './pieces.ts';
import { createTextEditor, type TextEditor } from './text-editor.ts';
import { matchingFacts, valueText } from './values.ts';

export interface TextBoxHandle {
  /** Opens the list of values at the caret. */
  readonly insertValue: () => void;
}

interface TextBoxProps {
  readonly id?: string;
  readonly labelledBy?: string | undefined;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly value: string;
  /** Names such as count, which the site fills in. */
  readonly openNames?: readonly string[];
  readonly onType: (text: string) => void;
  /** On leaving the field, and with Enter. */
  readonly onDone: () => void;
  readonly ref?: Ref<TextBoxHandle>;
}

const MAX_OFFERED = 50;

/** A text with values as chips. An opening brace offers the values; arrow keys select, Enter or Tab inserts. */
export function TextBox(props: TextBoxProps) {
  const { facts } = useSite().schema;
  const { id, labelledBy, label, describedBy, isInvalid = false, value, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(null);
  const latest = useRef(props);
  latest.current = props;
  const listId = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [at, setAt] = useState(0);
  /** The start of a value that somebody doesn't want to insert from the list. */
  const [dismissed, setDismissed] = useState<number | null>(null);

  // The editor lives as long as its element; changes of the value go through `setText`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first value only.
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const created = createTextEditor(element, value, {
      createChip: (chip) => {
        const isOpen = latest.current.openNames?.includes(chip.slice(1, -1));
        return createChip(chip, valueText(chip, facts) ?? (isOpen ? texts.filledIn : null));
      },
      onChange: (changed, isNewText) => {
        setTyped(changed);
        if (!isNewText) return;
        setAt(0);
        latest.current.onType(changed.text);
      },
    });
    editor.current = created;
    return () => created.destroy();
  }, [facts]);
  useEffect(() => editor.current?.setText(value), [value]);

  const begun = typed && typed.from === typed.to ? beingTyped(typed.text, typed.to) : null;
  const query = begun?.query.split(/[^\w.-]+/).at(-1) ?? '';
  const offered =
    begun === null || begun.start === dismissed ? [] : matchingFacts(facts, query).slice(0, MAX_OFFERED);
  const choose = (name: string) => {
    if (typed === null || begun === null) return;
    const isComputed = begun.query.includes(':');
    const rest = typed.text.slice(typed.to);
    const end = isComputed || rest.startsWith('}') ? '' : '}';
    const start = typed.to - query.length;
    editor.current?.apply(insert({ ...typed, from: start }, `${name}${end}`));
  };
  useImperativeHandle(ref, () => ({
    insertValue: () => {
      root.current?.focus();
      const current = editor.current?.typed();
      if (current === undefined) return;
      setDismissed(null);
      editor.current?.apply(insert(current, '{'));
    },
  }));

  return (
    <div className="text-box-holder">
      {/* biome-ignore lint/a11y/useSemanticElements: an input can't contain chips. */}
      <div
        ref={root}
        id={id}
        className="input text-box"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        spellCheck
        aria-multiline="false"
        aria-labelledby={labelledBy}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered[at] ? `${listId}-${at}` : undefined}
        onKeyDown={(event) => {
          const fact = offered[at];
          const { key } = event;
          if (key === 'Enter' && !fact) props.onDone();
          else if (key === 'Escape' && fact && begun) setDismissed(begun.start);
          else if (!fact) return;
          else if (key === 'ArrowDown') setAt((at + 1) % offered.length);
          else if (key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length);
          else if (key === 'Enter' || key === 'Tab') choose(fact[0]);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onBlur={() => {
          setTyped(null);
          setDismissed(null);
          props.onDone();
        }}
      />
      {offered.length > 0 && (
        <div className="menu" role="listbox" id={listId} aria-label={texts.values}>
          {offered.map(([name, fact], index) => (
            <button
              type="button"
              role="option"
              key={name}
              id={`${listId}-${index}`}
              aria-selected={index === at}
              tabIndex={-1}
              ref={index === at ? scrollIntoList : undefined}
              // Not onClick: the text would lose focus first, which closes this list.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
            >
              <span className="clip">{name}</span>
              <small className="clip">{fact}</small>
            </button>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {offered.length > 0 && filled(texts.offered, { count: offered.length })}
      </p>
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function createChip(value: string, shown: string | null): HTMLElement {
  const chip = document.createElement('span');
  chip.className = shown === null ? 'value-chip is-unknown' : 'value-chip';
  chip.contentEditable = 'false';
  chip.dataset.value = value;
  chip.dataset.shown = shown ?? texts.unknown;
  chip.textContent = value;
  return chip;
}
