import { whenNear } from './when-near.ts';

/** A row of the opening hours: Monday is 1, `from` is "09:00", `fromText` "9:00 AM". */
interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
}

/** Open until `time`, or closed for `ahead` days, until `weekday` (Monday is 0) at `time`. */
type OpenState =
  | { readonly open: true; readonly time: string }
  | { readonly open: false; readonly ahead: number; readonly weekday: number; readonly time: string };

/**
 * Shows whether an office is open. Computed in the browser, as the document is prerendered, and only when the line is near the
 * viewport, as the first time zone lookup is slow.
 */
export function startOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const hours: readonly OpenHours[] = JSON.parse(line.dataset.openNow ?? '[]');
    const { timeZone = '', openText = '', closedText = '', today, tomorrow } = line.dataset;
    const weekdays: readonly string[] = JSON.parse(line.dataset.weekdays ?? '[]');
    const update = () => {
      const state = openState(hours, timeZone, new Date());
      if (!state) return;
      line.dataset.state = state.open ? 'open' : 'closed';
      const sentence = state.open
        ? openText
        : closedText.replace('{day}', [today, tomorrow][state.ahead] ?? weekdays[state.weekday] ?? '');
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
  // The sv-SE locale formats as YYYY-MM-DD HH:MM.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date, time = ''] = clock.format(now).split(' ');
  // Sunday is 0.
  const today = new Date(`${date}T00:00Z`).getUTCDay();
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (today + ahead + 6) % 7;
    const row = hours.find(({ days }) => days.includes(weekday + 1));
    if (!row || (ahead === 0 && time >= row.to)) continue;
    if (ahead === 0 && time >= row.from) return { open: true, time: row.toText };
    return { open: false, ahead, weekday, time: row.fromText };
  }
  return undefined;
}
