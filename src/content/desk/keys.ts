/** The keys of the desk, in the order in which they are listed. */
export const keyWords = {
  title: 'Keys',
  list: [
    { keys: ['j', 'k'], does: 'next, previous' },
    { keys: ['/'], does: 'search' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['e'], does: 'mark as answered' },
    { keys: ['f'], does: 'filter' },
    { keys: ['r'], does: 'reply' },
    { keys: ['x'], does: 'choose the row' },
    { keys: ['a'], does: 'assign' },
    { keys: ['n'], does: 'internal note' },
    { keys: ['s'], does: 'spam' },
    { keys: ['z'], does: 'undo' },
    { keys: ['?'], does: 'all keys' },
    { keys: ['[', ']'], does: 'open previous, next' },
  ],
  goTo: 'go to {view}',
  areOn: 'Keys are on in this browser',
  note: 'They are off while you type.',
  close: 'Close',
  /** `right`: only for those who have it. */
  hints: [
    { keys: ['j', 'k'], does: 'move' },
    { keys: [']'], does: 'open next' },
    { keys: ['e'], does: 'answered', right: 'answer' },
    { keys: ['a'], does: 'assign', right: 'assign' },
    { keys: ['?'], does: 'keys' },
  ],
  notAllowed: 'You have read access. You can view this, but not change it.',
} as const;
