import { careersTexts } from '#generated/texts/messages.ts';

/** The name of the multipart field. */
export const RESUME_FIELD = 'resume';
export const RESUME_LABEL = careersTexts.resume.label;

export const RESUME_MAX_BYTES = 10 * 1024 * 1024;

export const RESUME_TYPES = [
  { kind: 'pdf', mediaType: 'application/pdf', extension: '.pdf' },
  { kind: 'doc', mediaType: 'application/msword', extension: '.doc' },
  {
    kind: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
  },
] as const;

/** What an accepted file may turn out to be: Word also saves rich text as .doc. */
export const KEPT_RESUME_TYPES = [
  ...RESUME_TYPES,
  { kind: 'rtf', mediaType: 'application/rtf', extension: '.rtf' },
] as const;

export type ResumeKind = (typeof KEPT_RESUME_TYPES)[number]['kind'];

/** For the `accept` attribute of the file field. */
export const RESUME_ACCEPT = RESUME_TYPES.flatMap(({ extension, mediaType }) => [extension, mediaType]).join(
  ',',
);

const { missing, wrongType, tooLarge } = careersTexts.resume;
export const RESUME_PROBLEMS = { missing, wrongType, tooLarge } as const;

/** The kind a file declares by its content type; its bytes are checked later. */
export function resumeKindOf(mediaType: string): ResumeKind | undefined {
  const bare = mediaType.split(';')[0]!.trim().toLowerCase();
  return RESUME_TYPES.find((type) => type.mediaType === bare)?.kind;
}
