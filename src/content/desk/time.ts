/** Times and durations. */
export const durationTexts = {
  minutes: '{count} m',
  hours: { only: '{big} h', both: '{big} h {small} m' },
  days: { only: '{big} d', both: '{big} d {small} h' },
} as const;

export const countdownTexts = {
  left: '{duration} left',
  late: '{duration} late',
  /** Due at closing time, and the office has not opened since. */
  lateAtClosing: 'late',
  /** Where there is room to say which time counts. */
  long: { left: '{duration} of office time left', late: 'late by {duration} of office time' },
  opensIn: 'opens in {duration}',
  due: 'due {time}',
  answeredAt: 'closed {time}',
  /** Announced when the time left reaches another level. */
  reached: {
    calm: '{name}: more than 3 hours left',
    warm: '{name}: less than 3 hours left',
    hot: '{name}: less than 1 hour left',
    late: '{name}: late',
  },
} as const;

export const whenTexts = { today: '{time} today', yesterday: 'yesterday', now: 'now' } as const;

export const officeTexts = {
  openFor: 'Open for another {duration}',
  opensIn: 'Closed, opens in {duration}',
  closed: 'Closed',
  openNow: '{time}, open',
  closedNow: '{time}, closed',
} as const;

export const agoTexts = {
  justNow: 'just now',
  minutes: { one: '1 minute ago', many: '{count} minutes ago' },
  hours: { one: '1 hour ago', many: '{count} hours ago' },
  days: { one: '1 day ago', many: '{count} days ago' },
} as const;
