import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

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
