import { applicationTexts, resumeTexts } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import { daysBetween } from '#contract/calendar.ts';
import type { ResumeFacts, Submission } from '#contract/desk/submissions.ts';
import { clockText, dayOf, weekdayOf, whenInSentence, whenText } from '../time/when.ts';

/** "DevOps Engineer. Waits since Saturday." */
export function waitingSentence(
  submission: Pick<Submission, 'subject' | 'status' | 'receivedAt' | 'answeredAt'>,
  now: number,
  timeZone: string,
): string {
  const what = submission.subject;
  if (submission.status === 'answered' && submission.answeredAt !== null) {
    return filled(applicationTexts.answered, {
      what,
      time: whenInSentence(submission.answeredAt, now, timeZone),
    });
  }
  if (submission.status !== 'new' && submission.status !== 'assigned') return what;
  const days = daysBetween(dayOf(submission.receivedAt, timeZone), dayOf(now, timeZone));
  if (days === 0)
    return filled(applicationTexts.waitsToday, { what, time: clockText(submission.receivedAt, timeZone) });
  const day =
    days < 7 ? weekdayOf(submission.receivedAt, timeZone) : whenText(submission.receivedAt, now, timeZone);
  return filled(applicationTexts.waits, { what, day });
}

/** "PDF, 2 pages, 214 KB" */
export function factsOf({ kind, size }: Pick<ResumeFacts, 'kind' | 'size'>, pages: number | null): string {
  const facts = { kind: resumeTexts.kinds[kind] ?? kind, size: fileSize(size) };
  if (pages === null) return filled(resumeTexts.facts, facts);
  return pages === 1
    ? filled(resumeTexts.factsWithPages.one, facts)
    : filled(resumeTexts.factsWithPages.many, { ...facts, count: pages });
}

/** The server's warnings about the file. A flag without a text comes from a newer server and is skipped. */
export function flagSentences({ flags }: Pick<ResumeFacts, 'flags'>): readonly string[] {
  return Object.entries(resumeTexts.flags).flatMap(([flag, sentence]) =>
    flags.includes(flag) ? sentence : [],
  );
}

const KB = 1024;

/** "214 KB", "2.3 MB"; at least 1 KB. */
function fileSize(bytes: number): string {
  const { kb, mb } = resumeTexts.sizes;
  if (bytes < KB * KB) return filled(kb, { count: Math.max(1, Math.round(bytes / KB)) });
  return filled(mb, { count: (bytes / (KB * KB)).toFixed(1) });
}
