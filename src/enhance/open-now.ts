import { whenNear } from './when-near.ts';

/** A row of the opening hours: Monday is 1, times as "09:00", and as they are read out. */
interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Either open until a time, or closed until a day and a time. */
type OpenState =
  | { readonly open: true; readonly time: string }
  | { readonly open: false; readonly day: string; readonly time: string };

/**
 * Whether an office is open. Known only in the browser: a document made in advance cannot know when it is read. Asked
 * only when somebody comes near: browsers take their time to look up a time zone.
 */
export function startOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const hours: readonly OpenHours[] = JSON.parse(line.dataset.openNow ?? '[]');
    const { timeZone = '', openText = '', closedText = '' } = line.dataset;
    const look = () => {
      const state = openState(hours, timeZone, new Date());
      if (!state) return;
      line.dataset.state = state.open ? 'open' : 'closed';
      const sentence = state.open ? openText : closedText.replace('{day}', state.day);
      line.textContent = sentence.replace('{time}', state.time);
    };
    whenNear(line, () => {
      look();
      setInterval(look, 30_000);
    });
  }
}

/**
 * Only the clock on the wall of the office counts, and the platform knows that for every time zone and both sides of a
 * change to summer time, so no offset is ever computed here. Undefined for an office that never opens.
 */
function openState(hours: readonly OpenHours[], timeZone: string, now: Date): OpenState | undefined {
  const { weekday, time } = wallClock(timeZone, now);
  const today = weekdays.indexOf(weekday);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const row = hours.find(({ days }) => days.includes(((today + ahead) % 7) + 1));
    if (!row || (ahead === 0 && time >= row.to)) continue;
    if (ahead === 0 && time >= row.from) return { open: true, time: row.toText };
    const day = ['today', 'tomorrow'][ahead] ?? weekdays[(today + ahead) % 7] ?? '';
    return { open: false, day, time: row.fromText };
  }
  return undefined;
}

function wallClock(timeZone: string, now: Date): { readonly weekday: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` };
}
