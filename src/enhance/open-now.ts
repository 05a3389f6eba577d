import { whenNear } from './when-near.ts';

/** A row of the opening hours: Monday is 1, `from` is "09:00", `fromText` "9:00 AM". */
interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Open until `time`, or closed until `day` at `time`. */
type OpenState =
  | { readonly open: true; readonly time: string }
  | { readonly open: false; readonly day: string; readonly time: string };

/**
 * Shows whether an office is open. Computed in the browser, as the document is prerendered, and only when the line is near the
 * viewport, as the first time zone lookup is slow.
 */
export function startOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const hours: readonly OpenHours[] = JSON.parse(line.dataset.openNow ?? '[]');
    const { timeZone = '', openText = '', closedText = '' } = line.dataset;
    const update = () => {
      const state = openState(hours, timeZone, new Date());
      if (!state) return;
      line.dataset.state = state.open ? 'open' : 'closed';
      const sentence = state.open ? openText : closedText.replace('{day}', state.day);
      line.textContent = sentence.replace('{time}', state.time);
    };
    whenNear(line, () => {
      update();
      setInterval(update, 30_000);
    });
  }
}

/**
 * Compares local times of the office. Intl handles time zones and daylight saving time, so no offset is computed here.
 * Undefined if the office never opens.
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
