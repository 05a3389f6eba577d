import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Modal } from './modal.tsx';

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
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Modal>
  );
}
