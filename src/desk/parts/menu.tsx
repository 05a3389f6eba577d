import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { useOpened } from './use-opened.ts';

const ITEMS = '[role^=menuitem]';

interface MenuProps {
  /** What stands in the button, and what it is called where that is no text. */
  readonly label: ReactNode;
  readonly name?: string;
  readonly buttonClass?: string;
  readonly placement?: 'to-right' | 'above' | 'above to-right';
  /** Lets a key open it from elsewhere: the id of the button is pressed. */
  readonly id?: string;
  /** MenuItems; `close` is called after one was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a list of things to do. Arrows move, Esc and a press elsewhere close. */
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
