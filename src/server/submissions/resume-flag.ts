/** What a reader should know before opening the file. */
export type ResumeFlag = 'encrypted' | 'macros' | 'objects';
