/** Loading, problems and missing pages. */
export const requestTexts = {
  noConnection: 'Can’t reach the desk. Please try again in a moment.',
  /** The request may have been carried out. */
  noAnswer: 'The desk didn’t respond. Check whether your change was saved, then try again.',
  failed: 'Something went wrong. Nothing was changed; please try again in a moment.',
} as const;

export const liveTexts = {
  notLive: 'No live updates since {time}',
  again: 'Retrying in {seconds} s. This page may be {duration} old.',
  retry: 'Try now',
} as const;

export const toastTexts = { undo: 'Undo', close: 'Dismiss' } as const;

export const loadingTexts = { loading: 'Loading' } as const;

export const problemTexts = {
  title: 'Couldn’t load this',
  retry: 'Try again',
  crashed: 'Something went wrong',
  crashedText: 'Nothing you sent is lost. Reload the page to continue.',
  reload: 'Reload',
} as const;

export const notFoundTexts = {
  title: 'Page not found',
  text: 'The address may be mistyped, the page may be deleted, or you don’t have access to it.',
  toToday: 'Go to Today',
} as const;
