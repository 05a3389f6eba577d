import { useEffect, useState } from 'react';
import { bulkTexts } from '#content/desk/actions.ts';
import { toastTexts } from '#content/desk/states.ts';
import { UNDO_MS } from '#contract/desk/actions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { close, triangleAlert } from '#ui/icons.ts';
import { type BulkProgress, useBulkProgress } from '../data/bulk-run.ts';
import { KeyHint, useKeys } from '../keys/key-bindings.tsx';
import { check } from './icons.ts';
import { closeToast, pauseToast, resumeToast, type Toast, undoLast, useToast } from './toast-store.ts';

/** Shown with reduced motion: the seconds left, instead of the animated line. */
function ToastSeconds({ isHeld }: { readonly isHeld: boolean }) {
  const [seconds, setSeconds] = useState(UNDO_MS / 1000);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  return (
    <span className="num motion-safe:hidden" aria-hidden="true">
      {seconds}
    </span>
  );
}

/** The live region for toasts. Always mounted, so that screen readers announce new toasts. */
export function Toaster() {
  const toast = useToast();
  const running = useBulkProgress();
  useKeys(['z'], undoLast);
  return (
    <div className="toaster">
      {running.map((progress) => (
        <Running key={progress.id} progress={progress} />
      ))}
      <div role="status" aria-live="polite">
        {toast !== null && <Shown key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

/** Not a live region: the toast at the end announces the result. */
function Running({ progress }: { readonly progress: BulkProgress }) {
  const { text, done, total, isStopped, stop } = progress;
  return (
    <section className="toast is-running" aria-label={bulkTexts.label}>
      <p className="text-14">
        {text}
        <progress value={done} max={total} aria-label={text} />
      </p>
      <button type="button" className="undo" disabled={isStopped} onClick={stop}>
        {isStopped ? bulkTexts.stopping : bulkTexts.stop}
      </button>
    </section>
  );
}

function Shown({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => {
    if (toast.isTimed) return;
    if (!isHeld) pauseToast();
    setIsHeld(true);
  };
  const resume = () => {
    if (isHeld) resumeToast();
    setIsHeld(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; the buttons do the rest.
    <div
      className={classes('toast', isHeld && 'is-paused')}
      onPointerEnter={hold}
      onPointerLeave={resume}
      onFocus={hold}
      onBlur={resume}
    >
      <Icon of={toast.isProblem ? triangleAlert : check} size={18} />
      <p className="text-14">
        {toast.text}
        {toast.detail && <small className="block text-13 text-(--over-text-2)">{toast.detail}</small>}
      </p>
      {toast.undo && (
        <button type="button" className="undo" onClick={undoLast}>
          {toastTexts.undo}
          {!toast.isProblem && <ToastSeconds isHeld={isHeld} />}
          <KeyHint of="z" />
        </button>
      )}
      <button type="button" aria-label={toastTexts.close} onClick={closeToast}>
        <Icon of={close} size={16} />
      </button>
      {!toast.isProblem && <i />}
    </div>
  );
}
