/** Stands at the top of the mail about an application whose file the mail server would not take. */
export function resumeNote(reference: string): string {
  return `The mail server refused the resume as an attachment, because it is too large or of a kind that it does not pass on. The file is kept. This writes it into the current folder: npm run inbox -- resume ${reference}`;
}
