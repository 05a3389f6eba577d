import { useEffect, useState } from 'react';
import { UNDO_MS } from '#contract/desk/actions.ts';

/** Shown only to who wants no motion: the seconds that are left, instead of a line that runs down. */
export function ToastSeconds({ isHeld }: { readonly isHeld: boolean }) {
  const [seconds, setSeconds] = useState(UNDO_MS / 1000);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  return (
    <span className="seconds num" aria-hidden="true">
      {seconds}
    </span>
  );
}
