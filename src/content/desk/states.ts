/** What the desk says when something is not as usual. */
export const requestWords = {
  noConnection: 'The desk does not answer. Please try again in a moment.',
  /** What was asked for may have been done. */
  noAnswer: 'No answer came from the desk. Look whether it was done, then try again.',
  failed: 'The desk could not do this. Nothing was changed; please try again in a moment.',
} as const;

export const liveWords = {
  notLive: 'Not live since {time}',
  again: 'Trying again in {seconds} s. What you see may be {duration} old.',
  retry: 'Try now',
} as const;

export const toastWords = { undo: 'Undo', close: 'Close' } as const;

export const loadingWords = { loading: 'Loading' } as const;

export const problemWords = {
  title: 'This could not be loaded',
  retry: 'Try again',
  crashed: 'Something in the desk broke',
  crashedText: 'Nothing that you sent is lost. Load the page again to go on.',
  reload: 'Load again',
} as const;

export const notFoundWords = {
  title: 'There is nothing at this address',
  text: 'It may have been typed wrongly, or what was here was erased or is not yours to see.',
  toToday: 'Go to Today',
} as const;
