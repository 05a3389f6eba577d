/** The resume of an application, and what the viewer of it says. */
export const resumeWords = {
  section: 'Resume',
  none: 'No resume',
  noneText: 'This application came without a file.',
  kinds: { pdf: 'PDF', doc: 'Word, old format', docx: 'Word', rtf: 'Rich text' },
  facts: '{kind}, {size}',
  factsWithPages: { one: '{kind}, one page, {size}', many: '{kind}, {count} pages, {size}' },
  sizes: { kb: '{count} KB', mb: '{count} MB' },
  download: 'Download',
  frame: { loading: 'Resume', one: 'Resume, one page', many: 'Resume, {count} pages' },
  page: 'Page {page} of {count}',
  foot: 'Shown as pictures of its pages. Nothing in the file runs.',
  loading: 'The pages are being drawn.',
  downloadOnly: {
    title: 'This file can’t be previewed',
    text: 'Download the file to read it.',
  },
  failed: {
    title: 'The pages could not be drawn',
    password: 'The file asks for a password. Download it, or ask the applicant for it.',
    broken: 'The file is damaged, or not quite a PDF. It can still be downloaded.',
  },
  retry: 'Try again',
  /** What the server saw in the file. */
  flags: {
    encrypted: 'It is protected by a password.',
    macros: 'It holds macros or scripts. Open it only in a protected view.',
    objects: 'Other files are embedded in it. Open it only in a protected view.',
  },
} as const;

export const applicationWords = {
  back: 'Applications',
  previous: 'Previous application',
  next: 'Next application',
  place: { one: '{place} of {count} waiting', none: '{count} waiting' },
  waits: '{what}. Waiting since {day}.',
  waitsToday: '{what}. Waiting since {time}.',
  answered: '{what}. Answered {time}.',
  status: 'Status',
} as const;

/** Said by the viewer's own page, which shares no state with the desk. */
export const resumeViewerWords = {
  page: 'Page {page} of {count}',
  text: 'Text of page {page}',
  damaged:
    'Page {page} is damaged and cannot be drawn. Download the file to see what another program makes of it.',
  more: 'The first {shown} of {count} pages are shown. Download the file to see all of them.',
} as const;
