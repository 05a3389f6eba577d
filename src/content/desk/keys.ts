/** Keyboard shortcuts, in the order in which they are listed. */
export const keyTexts = {
  title: 'Shortcuts',
  list: [
    { keys: ['j', 'k'], does: 'next, previous' },
    { keys: ['/'], does: 'search' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['e'], does: 'close or reopen' },
    { keys: ['f'], does: 'filter' },
    { keys: ['r'], does: 'reply' },
    { keys: ['x'], does: 'select' },
    { keys: ['a'], does: 'assign' },
    { keys: ['n'], does: 'internal note' },
    { keys: ['s'], does: 'mark as spam' },
    { keys: ['z'], does: 'undo' },
    { keys: ['?'], does: 'all shortcuts' },
    { keys: ['[', ']'], does: 'open previous, next' },
  ],
  goTo: 'go to {view}',
  areOn: 'Shortcuts are on in this browser',
  note: 'They’re off while you type.',
  close: 'Close',
  /** `right`: only for those who have it. */
  hints: [
    { keys: ['j', 'k'], does: 'move' },
    { keys: [']'], does: 'open next' },
    { keys: ['e'], does: 'close', right: 'answer' },
    { keys: ['a'], does: 'assign', right: 'assign' },
    { keys: ['?'], does: 'shortcuts' },
  ],
  notAllowed: 'You have read access. You can view this, but not change it.',
} as const;
