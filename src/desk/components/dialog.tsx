import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  readonly onClose: () => void;
}

/** A modal dialog. Esc and a click on the backdrop close it; focus returns to where it was. */
function Modal({ onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Selecting text and releasing the button over the backdrop is not a click on the backdrop.
  const beganOnBackdrop = useRef(false);
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog natively; the backdrop is a second way.
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganOnBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => beganOnBackdrop.current && event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

interface SheetProps {
  readonly name: string;
  readonly onClose: () => void;
  /** A column of links and buttons. */
  readonly children: ReactNode;
}

/** On a phone: a list of actions at the bottom of the screen. */
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
