/** The resume of an application, and its viewer. */
export const resumeTexts = {
  section: 'Resume',
  none: 'No resume',
  noneText: 'This application came without a file.',
  kinds: { pdf: 'PDF', doc: 'Word, old format', docx: 'Word', rtf: 'Rich text' },
  facts: '{kind}, {size}',
  factsWithPages: { one: '{kind}, 1 page, {size}', many: '{kind}, {count} pages, {size}' },
  sizes: { kb: '{count} KB', mb: '{count} MB' },
  download: 'Download',
  frame: { loading: 'Resume', one: 'Resume, 1 page', many: 'Resume, {count} pages' },
  page: 'Page {page} of {count}',
  foot: 'Shown as images of its pages. Nothing in the file runs.',
  loading: 'Loading pages…',
  downloadOnly: {
    title: 'This file can’t be previewed',
    text: 'Download the file to read it.',
  },
  failed: {
    title: 'Couldn’t show this file',
    password: 'The file is password-protected. Download it, or ask the applicant for the password.',
    broken: 'The file is damaged or isn’t a valid PDF. You can still download it.',
  },
  retry: 'Try again',
  /** What the server saw in the file. */
  flags: {
    encrypted: 'It’s password-protected.',
    macros: 'It contains macros or scripts. Open it only in a protected view.',
    objects: 'It contains other files. Open it only in a protected view.',
  },
} as const;

export const applicationTexts = {
  back: 'Applications',
  previous: 'Previous application',
  next: 'Next application',
  place: { one: '{place} of {count} waiting', none: '{count} waiting' },
  waits: '{what}. Waiting since {day}.',
  waitsToday: '{what}. Waiting since {time}.',
  answered: '{what}. Closed {time}.',
  status: 'Status',
} as const;

/** Said by the viewer's own page, which shares no state with the desk. */
export const resumeViewerTexts = {
  page: 'Page {page} of {count}',
  text: 'Text of page {page}',
  damaged: 'Page {page} is damaged and can’t be shown. Download the file to open it in another app.',
  more: 'Showing the first {shown} of {count} pages. Download the file to see all of them.',
} as const;
