import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  readonly onClose: () => void;
}

/** What lies on top of everything. Esc and a press beside it close it; focus goes back to where it was. */
export function Modal({ onClose, children, ...rest }: ModalProps) {
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
