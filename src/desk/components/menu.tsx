import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';

/** A popup beside its button: focus moves to the first match of `inside`, and a press outside closes the popup. */
export function useOpened(inside: string) {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    holder.current?.querySelector<HTMLElement>(inside)?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, inside]);
  return { isOpen, setIsOpen, holder };
}

const ITEMS = '[role^=menuitem]';

interface MenuProps {
  /** The content of the button; `name` is its accessible name where the content has no text. */
  readonly label: ReactNode;
  readonly name?: string;
  readonly buttonClass?: string;
  readonly placement?: 'to-right' | 'above' | 'above to-right';
  /** The id of the button, so that a keyboard shortcut can press it. */
  readonly id?: string;
  /** MenuItems; call `close` after a selection. */
  readonly children: (close: () => void) => ReactNode;
}

/** A menu button. Arrow keys move focus; Esc and a press outside close the menu. */
export function Menu({ label, name, buttonClass = 'button', placement, id, children }: MenuProps) {
  const { isOpen, setIsOpen, holder } = useOpened(ITEMS);
  const ownId = useId();
  const buttonId = id ?? ownId;
  const close = () => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };

  return (
    <span className="menu-holder" ref={holder}>
      <button
        type="button"
        id={buttonId}
        className={buttonClass}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={name}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-labelledby={buttonId}
          tabIndex={-1}
          className={classes('menu', placement)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            else if (event.key === 'Tab') setIsOpen(false);
            else if (!move(holder.current, event.key)) return;
            else event.preventDefault();
            event.stopPropagation();
          }}
        >
          {children(close)}
        </div>
      )}
    </span>
  );
}

function move(holder: HTMLElement | null, key: string): boolean {
  const all = [...(holder?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (next === undefined) return false;
  all.at(next % all.length)?.focus();
  return true;
}

interface MenuItemProps {
  readonly onChoose: () => void;
  /** Makes the entry a radio button of the menu. */
  readonly isSelected?: boolean;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onChoose, isSelected, isDangerous = false, children }: MenuItemProps) {
  const choice = isSelected === undefined ? {} : { 'aria-checked': isSelected };
  return (
    <button
      type="button"
      role={isSelected === undefined ? 'menuitem' : 'menuitemradio'}
      tabIndex={-1}
      className={isDangerous ? 'danger' : undefined}
      onClick={onChoose}
      {...choice}
    >
      {children}
    </button>
  );
}
