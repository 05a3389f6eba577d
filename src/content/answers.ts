import type { LinkRecord } from './types.ts';

interface AnswerTexts {
  readonly heading: string;
  readonly back: LinkRecord;
}

/** The page that answers a form which the browser sent by itself. What became of it is said in the contract's words. */
export const answerTexts = {
  contact: { heading: 'Your message', back: { label: 'Back to the contact page', to: { page: 'contact' } } },
  newsletter: {
    heading: 'Your subscription',
    back: { label: 'Back to the home page', to: { page: 'home' } },
  },
  careers: { heading: 'Your application', back: { label: 'Back to careers', to: { page: 'careers' } } },
} as const satisfies Record<string, AnswerTexts>;

export const answerDescription = 'What became of the form you have just sent.';
export const confirmText = 'Please confirm with the link that we have sent to your address.';
export const referenceText = 'Your reference. Quote it when you write or call about this.';
export const chooseFileAgain =
  'Nothing you typed is lost, but browsers do not keep files: please choose your resume again.';
