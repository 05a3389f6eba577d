import { createContext, useContext } from 'react';
import { durationText, officeTimeText } from '#content/desk/duration.ts';
import { countdownTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { type BusinessHours, createBusinessHours, type OpeningHours } from '#contract/calendar.ts';
import { createReplyClock, type ReplyClock, type ReplyTime } from '#contract/reply-clock.ts';
import { whenText } from './when.ts';

/** Business hours of the people who answer, and the clock of the reply promise. */
export interface Office extends ReplyClock, BusinessHours {
  readonly timeZone: string;
}

export function createOffice(hours: readonly OpeningHours[], timeZone: string): Office {
  return { ...createReplyClock(hours, timeZone), ...createBusinessHours(hours, timeZone), timeZone };
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === null) throw new Error('The hours of the office are known only inside the shell.');
  return office;
}

interface TimeLeft extends Pick<ReplyTime, 'level' | 'vanes' | 'dueAt'> {
  /** "1 h 49 m left", "10 h 42 m late": office time. */
  readonly text: string;
  /** "1 h 49 m of office time left" */
  readonly longText: string;
  /** "due Wed 9:40 AM" */
  readonly due: string;
  /** "opens in 13 h" while the office is closed and the countdown is paused. */
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
    text: isAtClosing ? countdownTexts.lateAtClosing : filled(countdownTexts[words], { duration }),
    longText: isAtClosing ? countdownTexts.lateAtClosing : filled(countdownTexts.long[words], { duration }),
    due: filled(countdownTexts.due, { time: whenText(dueAt, now, office.timeZone) }),
    opensIn:
      opensAt === null ? null : filled(countdownTexts.opensIn, { duration: durationText(opensAt - now) }),
  };
}
