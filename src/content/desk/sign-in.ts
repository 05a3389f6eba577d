/** The door of the desk. */
export const signInWords = {
  pageTitle: 'Sign in · {company} desk',
  title: 'Sign in to the desk',
  lead: 'We mail you a link. It works once, for ten minutes.',
  address: 'Your mail address at {company}',
  placeholder: 'name@example.com',
  send: 'Mail me a link',
  or: 'or',
  company: 'Continue with company account',
  withoutMail:
    'Mail is not set up on this server. An administrator can make a link for you with: npm run inbox -- people link',
  ended: 'Your session has ended. Sign in again to continue where you were.',
  noAccount: 'No account? An administrator can invite you. Visitors write to us through the website.',
} as const;

export const linkSentWords = {
  title: 'Check your mail',
  lead: 'If {address} is known here, a link is on its way. It works once, for ten minutes.',
  hint: 'Nothing there after two minutes? Check your spam folder, then ask again.',
  again: 'Use another address',
} as const;

/** By what the link is for. */
export const linkWords = {
  'sign-in': {
    title: 'Sign in on this device?',
    lead: 'You are {name}. Nothing has happened yet.',
    button: 'Sign in',
  },
  invitation: {
    title: 'Welcome to the desk',
    lead: 'You were invited, {name}. From now on your mail address is your way in.',
    button: 'Begin',
  },
  'first-administrator': {
    title: 'You are the first here',
    lead: 'Say who you are. You become the administrator and can invite the others.',
    button: 'Begin as administrator',
    name: 'Your name',
    email: 'Your mail address',
  },
  working: 'Signing in…',
  expired: {
    title: 'This link is no longer good',
    again: 'Mail me a new link',
  },
} as const;
