import type { ResumeFlag } from './resume-flag.ts';

const MARK = '{\\rtf';

/** Programs of their own inside the document, a template that is fetched when it is opened, and commands to run. */
const DANGEROUS = [
  '\\objdata',
  '\\objemb',
  '\\objocx',
  '\\objlink',
  '\\objautlink',
  '\\objupdate',
  '\\objhtml',
  '\\*\\template',
  'DDEAUTO',
];

/** The third form that Word saves as .doc. */
export function looksLikeRtf(head: Buffer): boolean {
  return head.toString('latin1', 0, MARK.length) === MARK;
}

export function inspectRtf(bytes: Buffer): readonly ResumeFlag[] {
  return DANGEROUS.some((word) => bytes.includes(word)) ? ['objects'] : [];
}
