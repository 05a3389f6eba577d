import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pickerTexts as texts } from '#content/desk/site-edit.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { counted } from '../../components/counted.ts';

export interface Option {
  /** Unique. */
  readonly value: string;
  readonly name: string;
  readonly detail?: string;
  /** A path of `icons.ts`, or the address of a picture. */
  readonly icon?: string;
  readonly picture?: string | undefined;
  /** More words to find it by. */
  readonly words?: string;
}

interface PickerProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** The selected one as it is shown, also if it is not among the options. */
  readonly selected: Option | null;
  readonly placeholder: string;
  readonly options: readonly Option[];
  /** An option made of what is typed, such as a web address. */
  readonly typedOption?: (text: string) => Option | null;
  /** Below the options. */
  readonly foot?: ReactNode;
  readonly onChoose: (value: string) => void;
}

const MAX_SHOWN = 60;

/** A button that opens a searchable list. Arrow keys move, Enter chooses, Esc closes. */
export function Picker(props: PickerProps) {
  const { id, labelId, describedBy, isInvalid, selected, placeholder } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isFocused = true) => {
    setIsOpen(false);
    if (isFocused) requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="picker">
      {isOpen ? (
        <PickerList {...props} onClose={close} />
      ) : (
        <button
          ref={button}
          type="button"
          id={id}
          className="picker-button"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-labelledby={`${labelId} ${id}`}
          aria-describedby={describedBy}
          data-invalid={isInvalid || undefined}
          onClick={() => setIsOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.altKey) return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          {selected ? <OptionContent option={selected} /> : <span className="clip quiet">{placeholder}</span>}
          <Icon of={chevronDown} size={14} />
        </button>
      )}
    </div>
  );
}

type ListProps = PickerProps & { readonly onClose: (isFocused?: boolean) => void };

function PickerList({ id, labelId, selected, options, typedOption, foot, onChoose, onClose }: ListProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const listId = useId();
  const wanted = query.trim().toLowerCase();
  const typed = wanted === '' ? null : (typedOption?.(query.trim()) ?? null);
  const found = options.filter(({ name, detail = '', words = '' }) =>
    `${name} ${detail} ${words}`.toLowerCase().includes(wanted),
  );
  const shown = [...(typed ? [typed] : []), ...found].slice(0, MAX_SHOWN);
  const choose = (option: Option) => {
    onChoose(option.value);
    onClose();
  };
  useEffect(() => {
    input.current?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) onClose(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);
  return (
    <div ref={holder}>
      <input
        ref={input}
        id={id}
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-labelledby={labelId}
        aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
        placeholder={selected?.name ?? texts.search}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setAt(0);
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !holder.current?.contains(relatedTarget)) onClose(false);
        }}
        onKeyDown={(event) => {
          const option = shown[at];
          if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, shown.length));
          else if (event.key === 'ArrowUp') setAt((at + shown.length - 1) % Math.max(1, shown.length));
          else if (event.key === 'Enter') option && choose(option);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <div className="menu picker-menu">
        <div role="listbox" id={listId} aria-labelledby={labelId}>
          {shown.map((option, index) => (
            <button
              type="button"
              role="option"
              key={option.value}
              id={`${listId}-${index}`}
              aria-selected={index === at}
              aria-current={option.value === selected?.value || undefined}
              tabIndex={-1}
              ref={index === at ? scrollIntoList : undefined}
              // Not onClick: the input would lose focus first.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              <OptionContent option={option} />
            </button>
          ))}
        </div>
        {shown.length === 0 && <p className="picker-foot">{texts.none}</p>}
        {found.length > MAX_SHOWN && (
          <p className="picker-foot">{counted(texts.more, found.length - MAX_SHOWN)}</p>
        )}
        {foot && <p className="picker-foot">{foot}</p>}
      </div>
    </div>
  );
}

function OptionContent({ option: { name, detail, icon, picture } }: { readonly option: Option }) {
  return (
    <>
      {picture && <img src={picture} alt="" width={36} height={28} loading="lazy" />}
      {icon && <Icon of={icon} size={15} />}
      <span className="clip">{name}</span>
      {detail && <small className="clip">{detail}</small>}
    </>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
