import { filled } from '#content/filled.ts';
import { linkMailTexts } from '#content/mails.ts';
import type { Letter } from '../mail/letter.ts';
import { type Company, footerOf } from '../mail/sender.ts';
import type { PersonRow } from '../storage/schema.ts';

export interface LinkLetterFacts {
  readonly purpose: 'sign-in' | 'invitation';
  readonly person: PersonRow;
  readonly url: string;
}

/** The mail that lets somebody in. */
export function linkLetter(
  company: Company,
  { purpose, person, url }: LinkLetterFacts,
): { readonly subject: string; readonly letter: Letter } {
  const texts = linkMailTexts[purpose];
  const values = { company: company.shortName, name: person.name };
  const subject = filled(texts.subject, values);
  return {
    subject,
    letter: {
      preview: texts.preview,
      eyebrow: filled(linkMailTexts.eyebrow, values),
      title: subject,
      blocks: [
        { kind: 'paragraph', text: filled(texts.text, values) },
        { kind: 'link', label: texts.button, url },
        { kind: 'paragraph', text: texts.notYou },
      ],
      footer: footerOf(company),
    },
  };
}
