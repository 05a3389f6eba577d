import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  readonly onClose: () => void;
}

/** What lies on top of everything. Esc and a press beside it close it; focus goes back to where it was. */
function Modal({ onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Who marks words and lets go beside it has not pressed beside it.
  const beganBeside = useRef(false);
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
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => beganBeside.current && event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

interface SheetProps {
  readonly name: string;
  readonly onClose: () => void;
  /** Links and buttons, one below the other. */
  readonly children: ReactNode;
}

/** On a phone: a list of things to do, at the thumb. */
export function Sheet({ name, onClose, children }: SheetProps) {
  return (
    <Modal className="window sheet" aria-label={name} onClose={onClose}>
      <div className="sheet-list">{children}</div>
    </Modal>
  );
}

interface WindowProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a title. */
export function Window({ title, onClose, isWide = false, children }: WindowProps) {
  const titleId = useId();
  return (
    <Modal className={classes('window', isWide && 'wide')} aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-body px-6 pt-5 pb-5.5">
        <h2 className="text-17" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
