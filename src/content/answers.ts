/** The page that answers a form which the browser sent by itself, beside what form-texts.ts says of each form. */
export const answerDescription = 'What became of the form you have just sent.';
export const confirmText = 'Please confirm with the link that we have sent to your address.';
export const referenceText = 'Your reference. Quote it when you write or call about this.';
export const chooseFileAgain =
  'Nothing you typed is lost, but browsers do not keep files: please choose your resume again.';
