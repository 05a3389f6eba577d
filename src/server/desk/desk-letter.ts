import { filled } from '#content/filled.ts';
import { linkMailTexts } from '#content/mails.ts';
import type { Letter } from '../mail/letter.ts';
import { type Company, footerOf } from '../mail/sender.ts';

export interface DeskLetterWords {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  /** Somebody's own words, above the button. */
  readonly quote?: { readonly label: string; readonly text: string } | undefined;
  /** What else there is to say, below the button. */
  readonly after?: string;
}

/** A mail to somebody of the desk: a sentence and a button. */
export function deskLetter(
  company: Company,
  { subject, preview, text, quote, button, url, after }: DeskLetterWords,
): { readonly subject: string; readonly letter: Letter } {
  return {
    subject,
    letter: {
      preview,
      eyebrow: filled(linkMailTexts.eyebrow, { company: company.shortName }),
      title: subject,
      blocks: [
        { kind: 'paragraph', text },
        ...(quote === undefined ? [] : [{ kind: 'long-text', ...quote } as const]),
        { kind: 'link', label: button, url },
        ...(after === undefined ? [] : [{ kind: 'paragraph', text: after } as const]),
      ],
      footer: footerOf(company),
    },
  };
}
