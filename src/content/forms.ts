/** Said above a form whose code cannot be fetched. It can be sent all the same, by the browser alone. */
export const formFailure =
  'Part of this form could not be loaded. You can still fill it in and send it; the answer then opens as a page of its own.';

/** The words in the forms beside their records, which stand in the contract. */
export const formTexts = {
  /** First line of a message that a button of another page has begun. */
  request: '{label}: {title}',
  upload: 'Upload',
  applyingFor: 'Applying for',
  withoutPosition: 'Apply without a position',
  /** Read by machines alone, which are meant to be caught by it. */
  trap: 'Leave this empty',
  privacy: { accept: 'I accept the', policy: 'privacy policy' },
  resume: {
    drop: 'Drop your resume here',
    or: 'or',
    choose: 'choose a file',
    limits: '. PDF, DOC or DOCX, up to {size}.',
    actualSize: 'This file is {size}.',
    remove: 'Remove file',
    changed: 'This file was changed or moved after you chose it. Please choose it again.',
  },
} as const;
