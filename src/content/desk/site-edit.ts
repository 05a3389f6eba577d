/** The editor of the site. */
export const fieldTexts = {
  optional: 'Optional',
  moreFor: 'More for {label}',
  remove: 'Remove field',
  insertValue: 'Insert value',
  showLive: 'Show live text',
  hideLive: 'Hide live text',
  live: 'Live',
  nothing: 'Nothing',
  changed: 'Changed {time}',
  changedBy: 'Changed by {name} {time}',
  byDefault: 'Default',
  yes: 'Yes',
  no: 'No',
} as const;

export const formTexts = {
  addField: 'Add field',
  variant: 'Type',
} as const;

export const conflictTexts = {
  title: '{name} changed this field while you were typing',
  titleBySomebody: 'Somebody changed this field while you were typing',
  text: '{label}. Your text isn’t saved yet.',
  useMine: 'Use mine',
  useNamed: 'Use {name}’s',
  useTheirs: 'Use theirs',
  combine: 'Combine',
  saved: 'saved {time}',
  notSaved: 'not saved',
  you: 'You',
  somebody: 'Somebody',
} as const;

export const valueTexts = {
  values: 'Values',
  offered: '{count} values. Press the arrow keys to choose.',
  unknown: 'There is no such value',
  filledIn: 'Filled in when the text is shown',
} as const;

export const pickerTexts = {
  search: 'Search',
  choose: 'Choose',
  none: 'No results',
  more: { one: '1 more. Type to find it.', many: '{count} more. Type to find one.' },
  pasteAddress: 'Or paste a web address, email or phone number',
  use: 'Use {text}',
  document: 'Document',
  add: 'Add {noun}',
  removeNamed: 'Remove {name}',
} as const;

export const pictureTexts = {
  choose: 'Choose a picture',
  alt: 'Alt text',
  emptyLibrary: 'The library has no pictures yet. Upload one.',
  size: '{width} × {height}',
  upload: 'Upload',
  drop: 'or drop a JPEG, PNG, WebP or AVIF file here',
  uploading: 'Uploading, {percent}%',
  preparing: 'Making smaller versions',
  cancel: 'Cancel upload',
  uploaded: '{name} was uploaded. Check its alt text.',
  tooLarge: '{file} has {megabytes} MB. Save it with at most 20 MB: 3,000 pixels are wide enough.',
} as const;

export const entriesTexts = {
  count: '{count} of {max}',
  add: 'Add {noun}',
  added: '{noun} added',
  removed: '{noun} removed',
  numbered: '{noun} {number}',
  ofList: '{label}, {number}',
  up: 'Move {noun} {number} up',
  down: 'Move {noun} {number} down',
  remove: 'Remove {noun} {number}',
  removeNamed: 'Remove {name}',
  cell: '{label}, row {row}, column {column}',
  row: 'row',
  column: 'column',
  removeColumn: 'Remove last column',
  numbers: 'Numbers, separated by commas.',
} as const;

export const reorderTexts = {
  moved: '{noun} {number} of {count}',
  grip: 'Drag to move {name}',
} as const;

export const markTexts = { problems: { one: '1 problem', many: '{count} problems' } } as const;

export const editTexts = {
  back: 'Back to pages and lists',
  showPages: 'Show pages',
  preview: 'Preview',
  viewOnly: 'You can view the site’s draft but not change it.',
  missing: 'This page isn’t in the draft',
  missingText: 'It may have been deleted, or its address is mistyped.',
  showLive: 'Show live',
  showDraft: 'Show draft',
  edit: 'Edit',
  done: 'Done',
} as const;

export const treeTexts = {
  label: 'Pages and lists',
  all: 'All pages and lists',
  search: 'Search all text',
  pages: 'Pages',
  lists: 'Lists',
  wholeSite: 'Whole site',
  documents: 'Documents',
  newPage: 'New page',
  below: '{title} pages',
  off: 'Off',
  results: { one: '1 text', many: '{count} texts' },
  more: { one: '1 more text', many: '{count} more texts' },
  liveOnly: 'Live only.',
  none: 'No text matches “{query}”',
  searched: 'Searched {pages} pages and {lists} lists, published and draft. PDFs aren’t searched.',
  clear: 'Clear search',
} as const;

export const newPageTexts = {
  title: 'New page',
  name: 'Name',
  nameMissing: 'Write a name.',
  address: 'Address',
  taken: '{title} has this address. Write another one.',
  sections: 'Sections',
  empty: 'Start without sections',
  copyOf: 'Copy of {title}',
  hint: 'Visitors see the page when you publish it.',
  create: 'Create page',
  cancel: 'Cancel',
} as const;

export const pageTexts = {
  tabsLabel: 'Page',
  tabs: {
    sections: 'Sections',
    search: 'Search and sharing',
    settings: 'Page settings',
    history: 'History',
  },
  isOff: 'This page is off',
  moreFor: 'More actions for {title}',
  copyAddress: 'Copy address',
  copied: 'Address copied',
  notCopied: 'Couldn’t copy. Your browser allows it only over https.',
  turnOff: 'Turn off page',
  turnOn: 'Turn on page',
  delete: 'Delete page',
  deleted: 'Page deleted',
  address: 'Address',
  addressHelp: 'The old address will redirect to the new one.',
  addressTaken: '{title} has this address. Write another one.',
  changeAddress: 'Change address',
  visibility: 'Visibility',
  offHelp: 'Visitors get the page for missing addresses, and menus leave it out.',
  added: 'Added',
  removed: 'Removed',
  moved: 'Order changed',
  edits: 'Edits',
  edited: '{name} edited {place}',
  commandLine: 'The command line',
  wholePage: 'Whole page',
  toChanges: 'Show in Changes',
  noHistory: 'Nobody has edited this page since the last release.',
} as const;

export const sectionTexts = {
  section: 'Section',
  add: 'Add section',
  addAfter: 'Add section after “{name}”',
  addBelow: 'Add section below',
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  copy: 'Copy to page',
  remove: 'Remove',
  removed: 'Section removed',
  moreFor: 'More actions for {name}',
  back: 'Back to sections',
  place: '{kind}, section {number} of {count}',
  none: 'This page has no sections',
  noneText: 'Start with a page hero, or copy the sections of a page you like.',
  copyFromPage: 'Copy from a page',
  copyAll: 'Copy all {count} sections',
  copyTitle: 'Copy “{name}” to a page',
  copyHint: 'The copy is added at the end of that page.',
  copySection: 'Copy section',
  copied: 'Section copied to {page}',
  page: 'Page',
  choosePage: 'Choose a page',
  cancel: 'Cancel',
  searchKinds: 'Search section types',
  noKinds: 'No section type matches “{query}”.',
  alsoPossible: 'Also possible:',
  copyFromOther: 'copy a section from another page',
  newKind: '. A new type of section needs a developer.',
} as const;

export const recordTexts = {
  order: 'Order',
  location: 'Location',
  pay: 'Pay a year',
  perMonth: ' a month',
  perHour: ' an hour',
  closes: 'Closes',
  date: 'Date',
  quote: 'Quote',
  description: 'Description',
  status: 'Status',
  changes: 'Changes',
  actions: 'Actions',
  noDate: 'No date',
  closesIn: '{day}, {when}',
  inDays: { none: 'today', one: 'in 1 day', many: 'in {count} days' },
  open: 'Open',
  closed: 'Closed',
  openAndClosed: '{open} open, {closed} closed.',
  count: { one: '1 entry.', many: '{count} entries.' },
  inOrder: '{page} shows them in this order.',
  newestFirst: '{page} shows the newest first.',
  previewOn: 'Preview on {page}',
  add: 'Add {noun}',
  addBelow: 'Add below',
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removeNoun: 'Remove {noun}',
  removed: '{noun} removed',
  unnamed: '{noun} {number}',
  moreFor: 'More actions for {name}',
  done: 'Done',
} as const;

export const fileTexts = {
  general: 'General',
  needsDeveloper: 'Needs a developer',
} as const;

export const developerTexts = {
  compiled:
    'These texts are also built into the site’s scripts. Visitors keep seeing the current ones until a deployment.',
  document:
    'The PDF is built from this text. Visitors keep getting the current file until a developer builds a new one.',
  request: 'Please change a text of the website in “{place}”: ',
} as const;

export const markdownTexts = {
  text: 'Text',
  notation: 'How to write headings, lists and links',
  rules: [
    ['updated: 2026-01', 'The month of the last change, between the two lines of --- at the start.'],
    ['## Your rights {#your-rights}', 'A section with its anchor.'],
    ['### What you give us', 'A subheading.'],
    ['- text', 'An entry of a list.'],
    ['- **Enquiry**: text', 'A term with its text.'],
    ['[words](privacy-policy#cookies)', 'A link to a page, a part of a page or a web address.'],
    ['{company.legalName}', 'A value.'],
    ['{served: policy-counted}', 'A text that depends on the settings of the server. Keep all of these.'],
  ],
} as const;

export const previewTexts = {
  label: 'Preview',
  back: 'Back to the form',
  width: 'Preview width',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  compare: 'Compare with live',
  open: 'Open preview in a new tab',
  edit: 'Edit',
  live: 'Live',
  draft: 'Draft',
  release: 'Release {number}',
  liveRelease: 'Live, release {number}',
  saved: 'Saved {time}',
  liveTitle: 'Live page',
  draftTitle: 'Preview of the draft',
  press: 'Click any text to edit it.',
  forms: 'Forms don’t send from the preview.',
} as const;
