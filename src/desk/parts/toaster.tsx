import { useState } from 'react';
import { toastWords } from '#content/desk/states.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { close, triangleAlert } from '#ui/icons.ts';
import { useKeys } from '../keys/use-keys.ts';
import { check } from './desk-icons.ts';
import { KeyHint } from './key-hint.tsx';
import { ToastSeconds } from './toast-seconds.tsx';
import { closeToast, holdToast, resumeToast, type Toast, undoLast, useToast } from './toast-store.ts';

/** Says what was done, and holds the way back for eight seconds. Always there, so that it is read out. */
export function Toaster() {
  const toast = useToast();
  useKeys(['z'], undoLast);
  return (
    <div className="toaster" role="status" aria-live="polite">
      {toast !== null && <Shown key={toast.id} toast={toast} />}
    </div>
  );
}

function Shown({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => {
    if (!isHeld) holdToast();
    setIsHeld(true);
  };
  const resume = () => {
    if (isHeld) resumeToast();
    setIsHeld(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds its own time; its buttons do the rest.
    <div
      className={classes('toast float', isHeld && 'is-held')}
      onPointerEnter={hold}
      onPointerLeave={resume}
      onFocus={hold}
      onBlur={resume}
    >
      <Icon of={toast.isProblem ? triangleAlert : check} size={18} />
      <p>
        {toast.text}
        {toast.detail && <small>{toast.detail}</small>}
      </p>
      {toast.undo && (
        <button type="button" className="undo" onClick={undoLast}>
          {toastWords.undo}
          {!toast.isProblem && <ToastSeconds isHeld={isHeld} />}
          <KeyHint of="z" />
        </button>
      )}
      <button type="button" aria-label={toastWords.close} onClick={closeToast}>
        <Icon of={close} size={16} />
      </button>
      {!toast.isProblem && <i />}
    </div>
  );
}
