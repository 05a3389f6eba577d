import { KEPT_RESUME_TYPES, type ResumeKind } from '#contract/resume.ts';

const LONGEST_STEM = 100;
const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that is safe to save under on any system and to put into a header. The extension is that of the content. */
export function safeFileName(given: string, kind: ResumeKind): string {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // Controls, marks that turn the direction of text around, and what one system or another forbids.
    .replace(/[\p{C}\u2028\u2029<>:"|?*`$%&;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = [...stem].slice(0, LONGEST_STEM).join('').trim();
  const { extension } = KEPT_RESUME_TYPES.find((type) => type.kind === kind)!;
  const isUsable = cut !== '' && !RESERVED_ON_WINDOWS.test(cut);
  return `${isUsable ? cut : 'resume'}${extension}`;
}
