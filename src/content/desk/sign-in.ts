/** Signing in. */
export const signInTexts = {
  pageTitle: 'Sign in · {company} desk',
  title: 'Sign in to the desk',
  lead: 'We’ll email you a link. It works once, for 10 minutes.',
  address: 'Your email address at {company}',
  placeholder: 'name@example.com',
  send: 'Email me a link',
  or: 'or',
  company: 'Continue with company account',
  withoutMail:
    'Email isn’t set up on this server. Ask an administrator for a link; on the server, this creates one: npm run inbox -- people link',
  noOneYet:
    'No one has access yet. Restart the server and open the link it prints, or run: npm run inbox -- people link',
  ended: 'Your session has ended. Sign in again to continue where you were.',
  noAccount: 'No account? An administrator can invite you. Visitors write to us through the website.',
} as const;

export const linkSentTexts = {
  title: 'Check your email',
  lead: 'If {address} has access, a link is on its way. It works once, for 10 minutes.',
  hint: 'Nothing after 2 minutes? Check your spam folder, then try again.',
  again: 'Use another address',
} as const;

/** By what the link is for. */
export const linkTexts = {
  'sign-in': {
    title: 'Sign in on this device?',
    lead: 'You’ll be signed in as {name}.',
    button: 'Sign in',
  },
  invitation: {
    title: 'Welcome to the desk',
    lead: 'You’re invited, {name}. From now on, sign in with your email address.',
    button: 'Get started',
  },
  'first-administrator': {
    title: 'You’re the first one here',
    lead: 'Tell us who you are. You’ll be the administrator and can invite everyone else.',
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
