import type { Typed } from './pieces.ts';

const PAUSE_MS = 800;
const MAX_STEPS = 200;

/** The browser's own undo doesn't know changes by script. What is typed without a pause is one step. */
export function createUndo() {
  const done: Typed[] = [];
  const undone: Typed[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Before each change of the text. */
    add: (before: Typed, isTyping: boolean) => {
      const now = performance.now();
      const isSameStep = isTyping && now - typedAt < PAUSE_MS;
      typedAt = isTyping ? now : Number.NEGATIVE_INFINITY;
      undone.length = 0;
      if (!isSameStep) done.push(before);
      if (done.length > MAX_STEPS) done.shift();
    },
    back: (current: Typed) => step(done, undone, current),
    forward: (current: Typed) => step(undone, done, current),
  };

  function step(from: Typed[], to: Typed[], current: Typed): Typed | null {
    const typed = from.pop() ?? null;
    if (typed !== null) to.push(current);
    typedAt = Number.NEGATIVE_INFINITY;
    return typed;
  }
}
