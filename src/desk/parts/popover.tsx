import type { ReactNode } from 'react';
import { useOpened } from './use-opened.ts';

interface PopoverProps {
  /** Of the button, so that a key can press it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A few fields that open below a button. Esc and a press elsewhere close them. */
export function Popover({ id, label, title, children }: PopoverProps) {
  const { isOpen, setIsOpen, holder } = useOpened('select, input');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opened.
    <span
      className="menu-holder"
      ref={holder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        document.getElementById(id)?.focus();
      }}
    >
      <button
        type="button"
        id={id}
        className="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <fieldset className="menu panel to-right">
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      )}
    </span>
  );
}
