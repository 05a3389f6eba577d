/** Texts of the desk's server. */

/** Shown when a request is refused. */
export const deskProblems = {
  signIn: 'You’re not signed in, or your session has ended. Please sign in again.',
  noRight: 'Your role doesn’t allow this. Ask an administrator.',
  noSiteRight: 'Your access to the website doesn’t allow this. Ask an administrator.',
  notFound: 'Not found. It was deleted, or you don’t have access to it.',
  notJson: 'Please send JSON.',
  notAnAddress: 'This isn’t an email address. Please check it.',
  notAName: 'Enter a name of 1 to 100 characters, on one line.',
  tellWhoYouAre: 'Please enter your name and your email address.',
  personKnown: 'Someone with this email address already has access.',
  beyondScope:
    'You can only grant or remove access that you have yourself. Ask an administrator with access to everything.',
  linkByEmailOnly: 'This person has signed in before, so a link can only be emailed to them.',
  lastAdministrator:
    'This is the last administrator with access to everything. Make someone else an administrator first.',
  tooOften: 'Too many attempts. Please wait a few minutes and try again.',
  linkUnknown: 'This link doesn’t work. It may have been cut off: open the whole link, or ask for a new one.',
  linkUsed: 'This link was already used. Ask for a new one.',
  linkOver: 'This link has expired. Ask for a new one.',
} as const;

/** Answers of one line. */
export const siteProblems = {
  unavailable:
    'This server can’t publish: its build has no pages, or it serves the API only. Nothing was changed.',
  needsDeveloper: 'This text needs a developer, because programs contain it too. Nothing was changed.',
  pageName: 'A page needs a short name of lowercase letters, digits and hyphens.',
  pageExists: 'There is already a page with this name. Choose another one.',
  pagePublished: 'This page was published, so it can’t be deleted here. Turn it off instead.',
  changeGone: 'This change is gone: somebody published or discarded it.',
  placeGone:
    'Somebody removed or moved this part of the page. Your text was not saved. Copy it, then reload.',
  conflict: 'Somebody changed this field while you were typing.',
  tooMuch: 'The draft has become too large. Remove something first.',
  published: 'Somebody published while you were reading. Look at the changes again, then publish.',
  nothing: 'None of these changes is in the draft anymore. Nothing was published.',
  notPublished: 'Not published; the live site is unchanged. {problem}',
  failed:
    'The pages couldn’t be rendered. Nothing was published, and the live site is unchanged. Ask an operator to look at the log.',
  blockedPage: 'This page can’t be shown until its problems are corrected. Changes lists them.',
  past: 'This time has passed. Choose a later one.',
  sameRelease: 'This release is live already.',
  noRelease: 'There is no release with this number.',
} as const;

/** Why a picture was not uploaded. */
export const uploadProblems = {
  refused: '{file} {problem}',
  wideEnough: '3,000 pixels are wide enough',
  empty: 'This file is empty. Choose another one.',
  notFile: 'Please send the file as application/octet-stream.',
  notAPicture: 'isn’t a picture. Choose a JPEG, PNG, WebP or AVIF file.',
  svg: 'is an SVG drawing, which can contain programs. Save it as PNG, or ask a developer to add it.',
  heic: 'is a HEIC photo, which most browsers don’t show. Save it as JPEG.',
  avif: 'is an AVIF picture, which this server can’t convert. Save it as JPEG, PNG or WebP.',
  asItIs:
    'has {megabytes} MB and is {width} pixels wide. This server can’t make it smaller, so save it with at most 1 MB and {maxWidth} pixels.',
} as const;

export const deskPlainTexts = {
  notBuilt: 'The desk isn’t built yet. Run "npm start", which builds it first.',
} as const;

/** The same for submissions and emails. */
export const submissionProblems = {
  query: 'This address has a filter that doesn’t exist. Go back to the list and choose again.',
  body: 'Something is missing or too long. Nothing was changed.',
  noSuchPerson: 'This person no longer has access to this. Choose someone else.',
  mentionedWithoutAccess:
    '{name} can’t see this, so the note wasn’t saved. Remove the mention, or mention someone else.',
  subscription: 'This is a subscription. It doesn’t need a reply.',
  notAccepted: 'This message is in quarantine or spam. Release it first.',
  notQuarantined: 'This message is no longer in quarantine. Reload to see its status.',
  alreadyQuarantined: 'This message is already in quarantine.',
  neverQuarantined: 'This message was never in quarantine, so it can’t be put back.',
  mailHasLeft:
    'Emails about this message were already sent, so it can’t be put back. Mark it as spam instead.',
  subscribed:
    'The subscription is already active, so it can’t be put back. Unsubscribe the address or delete it.',
  unsubscribedSince:
    'This person has unsubscribed since, so this message stays in quarantine. Mark it as spam.',
  answeredAlready: 'This is already closed.',
  notAnswered: 'This isn’t closed.',
  notReopened: 'You didn’t just reopen this. Close it instead.',
  tooLate: 'The reply was already sent. Send another reply to correct it.',
  typedReference:
    'That isn’t the reference of this message. Nothing was deleted; check it and type it again.',
  notNoted:
    'The server can’t write its list of deletions, so nothing was deleted. Ask whoever runs the server.',
  noResume: 'There’s no resume, or it was deleted at the end of its retention period.',
  resumeDamaged: 'The resume is damaged in the database. Ask whoever runs the server for a backup.',
  beingSent: 'This email is being sent right now. Check again in a minute.',
  notStuck: 'This email is no longer queued. Reload to see its status.',
  addressNotOurs: 'You can only correct the address of an email to a visitor.',
  address: 'This isn’t an email address. Check for a missing @ or a space.',
  tooManyWindows: 'The desk is open in too many windows. Close some of them and reload.',
} as const;

/** What someone else did in the meantime, after their name. */
export const conflictTexts: Readonly<Record<string, string>> = {
  assigned: 'assigned this to {about}',
  unassigned: 'unassigned this',
  'assign-undone': 'undid an assignment',
  answered: 'closed this',
  'answered-undone': 'undid closing this',
  reopened: 'reopened this',
  'reopen-undone': 'undid reopening this',
  'answer-sent': 'replied to this',
  'answer-undone': 'canceled a reply',
  'reply-failed': 'reopened this: the reply wasn’t delivered',
  'reply-delivered': 'delivered the reply',
  note: 'wrote a note',
  spam: 'marked this as spam',
  'spam-undone': 'undid marking this as spam',
  released: 'released this',
  'release-undone': 'undid the release of this',
  held: 'put this back in quarantine',
  'address-corrected': 'corrected the email address to {text}',
  other: 'changed this',
};

/** Titles of emails, by their kind and that of the form. */
export const deliveryTitles: Readonly<Record<string, string>> = {
  'company enquiry': 'New enquiry email',
  'company application': 'New application email',
  'company subscription': 'New subscription email',
  acknowledgement: 'Confirmation',
  confirmation: 'Newsletter confirmation request',
  welcome: 'Newsletter welcome',
  reminder: 'Reminder',
  digest: 'Daily digest',
  answer: 'Reply',
  webhook: 'Webhook',
  'webhook-confirmed': 'Webhook',
  'sign-in': 'Sign-in link',
  invitation: 'Invitation',
  mention: 'Mention in a note',
};
/** The same in the history. */
export const mailNames: Readonly<Record<string, string>> = {
  'company enquiry': 'New enquiry email to {to}',
  'company application': 'New application email to {to}',
  'company subscription': 'New subscription email to {to}',
  acknowledgement: 'Confirmation to {to}',
  confirmation: 'Confirmation request to {to}',
  welcome: 'Welcome email to {to}',
  reminder: 'Reminder to {to}',
  answer: 'Reply to {to}',
  other: 'Email to {to}',
};
export const webhookReceiver = 'the webhook';

/** The subject of an application without a position. */
export const noPosition = 'No position named';

/** What deleting a submission deletes with it. */
export const erasureTexts = {
  enquiry: 'The enquiry',
  application: 'The application',
  subscription: 'The subscription',
  withNotes: { one: '{what} and its note', many: '{what} and its {count} notes' },
  resume: 'The resume',
  mails: 'Its emails, sent and unsent',
  files: 'Email files on the server',
} as const;
