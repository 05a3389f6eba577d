/** When people are at work on some days of the week, by the clock on their wall. */
export interface OpeningHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** From and to as "HH:MM" on a 24-hour clock; absent when closed. */
  readonly open?: { readonly from: string; readonly to: string };
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of a stretch of time in which people are at work, in order. */
export type WorkingTime = (within: Span) => Span[];

const DAY_MS = 24 * 60 * 60 * 1000;

export function createWorkingTime(hours: readonly OpeningHours[], timeZone: string): WorkingTime {
  const clock = createWallClock(timeZone);
  const openOn = (weekday: number) => hours.find(({ days }) => days.includes(weekday))?.open;

  return ({ from, to }) => {
    const spans: Span[] = [];
    const firstDay = Math.floor(clock.read(from) / DAY_MS) * DAY_MS;
    const lastDay = clock.read(to);
    for (let day = firstDay; day <= lastDay; day += DAY_MS) {
      const open = openOn(new Date(day).getUTCDay() || 7);
      if (open === undefined) continue;
      const span = {
        from: Math.max(from, clock.instantOf(day + timeOfDay(open.from))),
        to: Math.min(to, clock.instantOf(day + timeOfDay(open.to))),
      };
      if (span.from < span.to) spans.push(span);
    }
    return spans;
  };
}

function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 * 1000;
}

/** Local times are written as if they were UTC, so that a day is always as long as a day. */
function createWallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const read = (instant: number): number => {
    const parts = format.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value ?? 0);
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
  return {
    read,
    instantOf(local: number): number {
      const guess = local - (read(local) - local);
      // Once more from there: between the two the clock may have been changed to summer time.
      return local - (read(guess) - guess);
    },
  };
}
