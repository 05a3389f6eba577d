import { durationText, officeTimeText } from '#content/desk/duration.ts';
import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { ReplyTime } from '#contract/reply-clock.ts';
import type { Office } from './office.ts';
import { whenText } from './when.ts';

export interface TimeLeft extends Pick<ReplyTime, 'level' | 'vanes' | 'dueAt'> {
  /** "1 h 49 m left", "10 h 42 m late": office time. */
  readonly text: string;
  /** "1 h 49 m of office time left" */
  readonly longText: string;
  /** "due Wed 9:40 AM" */
  readonly due: string;
  /** "opens in 13 h" while the office is closed and the countdown stands still. */
  readonly opensIn: string | null;
}

export function timeLeft(receivedAt: number, now: number, office: Office): TimeLeft {
  const { level, vanes, ms, dueAt } = office.replyTime(receivedAt, now);
  const words = level === 'late' ? 'late' : 'left';
  const duration = officeTimeText(ms);
  const isAtClosing = level === 'late' && ms === 0;
  const opensAt = office.isOpen(now) ? null : office.opensAt(now);
  return {
    level,
    vanes,
    dueAt,
    text: isAtClosing ? countdownWords.lateAtClosing : filled(countdownWords[words], { duration }),
    longText: isAtClosing ? countdownWords.lateAtClosing : filled(countdownWords.long[words], { duration }),
    due: filled(countdownWords.due, { time: whenText(dueAt, now, office.timeZone) }),
    opensIn:
      opensAt === null ? null : filled(countdownWords.opensIn, { duration: durationText(opensAt - now) }),
  };
}
