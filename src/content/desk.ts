/** What the desk's server says. */

/** To somebody at the desk, when a request is refused. */
export const deskProblems = {
  signIn: 'You are not signed in, or your session has ended. Please sign in again.',
  noRight: 'Your role does not allow this. Ask an administrator.',
  notFound: 'There is nothing here, or you may not see it.',
  notJson: 'Please send JSON.',
} as const;

/** Answers of one line. */
export const deskPlainTexts = {
  notBuilt: 'The desk is not built yet. Run "npm start", which builds it first.',
} as const;
