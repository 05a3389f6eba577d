import { type ReactNode, useEffect, useRef } from 'react';

interface SheetProps {
  readonly name: string;
  readonly onClose: () => void;
  /** Links and buttons, one below the other. */
  readonly children: ReactNode;
}

/** On a phone: a list of things to do, at the thumb. */
export function Sheet({ name, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by itself; the press beside it is one more way.
    <dialog
      ref={dialog}
      className="window sheet"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sheet-list">{children}</div>
    </dialog>
  );
}
