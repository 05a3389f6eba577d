/** What the desk's server says. */

/** To somebody at the desk, when a request is refused. */
export const deskProblems = {
  signIn: 'You are not signed in, or your session has ended. Please sign in again.',
  noRight: 'Your role does not allow this. Ask an administrator.',
  notFound: 'There is nothing here, or you may not see it.',
  notJson: 'Please send JSON.',
  notUnderstood: 'This could not be understood. Please load the page again.',
  notAnAddress: 'This is not a mail address. Please check it.',
  sayWhoYouAre: 'Please give your name and your mail address.',
  personKnown: 'Somebody with this address works here already.',
  beyondScope: 'You can give and take only what you see yourself. Ask an administrator who sees everything.',
  lastAdministrator:
    'This is the last administrator who sees everything. Make somebody else an administrator first.',
  tooOften: 'That was too often. Please wait a few minutes and try again.',
  linkUnknown: 'This link does not work. It may have been cut off: open it as a whole, or ask for a new one.',
  linkUsed: 'This link was used already. Ask for a new one.',
  linkOver: 'This link is too old. Ask for a new one.',
} as const;

/** Answers of one line. */
export const deskPlainTexts = {
  notBuilt: 'The desk is not built yet. Run "npm start", which builds it first.',
} as const;
