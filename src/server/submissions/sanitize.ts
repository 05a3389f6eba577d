import { KEPT_RESUME_TYPES, type ResumeKind } from '#contract/resume.ts';

const MAX_STEM_LENGTH = 100;

const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Safe as a file name on any system and in a header. The extension is that of the content. */
export function safeFileName(given: string, kind: ResumeKind): string {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // Control characters, bidirectional marks, and characters that some system forbids.
    .replace(/[\p{C}\u2028\u2029<>:"|?*`$%&;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = [...stem].slice(0, MAX_STEM_LENGTH).join('').trim();
  const { extension } = KEPT_RESUME_TYPES.find((type) => type.kind === kind)!;
  const isUsable = cut !== '' && !RESERVED_ON_WINDOWS.test(cut);
  return `${isUsable ? cut : 'resume'}${extension}`;
}

/** The two domains are the same, and dots in the local part are ignored. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * Normalizes an address to its mailbox: capitals, plus tags, dots at Gmail. So variants of an address cannot bypass the rate
 * limit per mailbox.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return GOOGLE.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
