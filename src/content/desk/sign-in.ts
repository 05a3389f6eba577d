/** The door of the desk. */
export const signInWords = {
  pageTitle: 'Sign in · {company} desk',
  title: 'Sign in to the desk',
  lead: 'We’ll email you a link. It works once, for ten minutes.',
  address: 'Your email address at {company}',
  placeholder: 'name@example.com',
  send: 'Email me a link',
  or: 'or',
  company: 'Continue with company account',
  withoutMail:
    'Email is not set up on this server. Ask an administrator for a link; on the server, this creates one: npm run inbox -- people link',
  nobodyYet:
    'Nobody has access yet. Restart the server and open the link it prints, or run: npm run inbox -- people link',
  ended: 'Your session has ended. Sign in again to continue where you were.',
  noAccount: 'No account? An administrator can invite you. Visitors write to us through the website.',
} as const;

export const linkSentWords = {
  title: 'Check your email',
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
    lead: 'You were invited, {name}. From now on you sign in with your email address.',
    button: 'Get started',
  },
  'first-administrator': {
    title: 'You’re the first one here',
    lead: 'Tell us who you are. You become the administrator and can invite the others.',
    button: 'Get started as administrator',
    name: 'Your name',
    email: 'Your email address',
  },
  working: 'Signing in…',
  expired: {
    title: 'This link has expired',
    again: 'Email me a new link',
    toSignIn: 'Go to sign-in',
  },
} as const;
