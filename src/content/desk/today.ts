/** Today: what waits, oldest first, and what else needs a look. */
export const todayWords = {
  title: {
    one: 'One person is waiting, {since}',
    many: '{count} people are waiting, {since}',
    /** The day is "yesterday", "Saturday", or a time of today. */
    since: {
      only: 'since {day}',
      one: 'one of them since {day}',
      many: '{count} of them since {day}',
      both: 'both since {day}',
      all: 'all since {day}',
      first: 'the first since {day}',
    },
    yesterday: 'yesterday',
  },
  nobody: {
    title: 'Nobody is waiting',
    text: 'Everybody has an answer. New ones appear here by themselves.',
    textWithLast: 'Everybody has an answer, the last one {when}. New ones appear here by themselves.',
    lastToday: 'at {time}',
    lastEarlier: 'on {time}',
    toHeld: { one: 'Look through one held', many: 'Look through {count} held' },
    toAnswered: 'See answered',
  },
  oldest: 'Oldest',
  waiting: 'Waiting',
  alsoToday: 'Also today',
  moreWaiting: { one: 'One more is waiting', many: '{count} more are waiting' },
  groups: {
    late: 'Late',
    before: 'Before {time}',
    beforeClosing: 'Before we close at {time}',
    laterToday: 'Later today',
    tomorrow: 'Tomorrow',
  },
  soon: {
    none: '{count}',
    one: '{count}, one within half an hour',
    many: '{count}, {soon} within half an hour',
  },
  week: {
    title: 'This week',
    legend: 'received, answered',
    chart: 'Received and answered by day. {days}.',
    day: '{day} {received} and {answered}',
    today: 'Today',
    answered: 'answered of {received}',
    median: 'office time to an answer, median',
  },
  stuck: {
    title: { one: 'One mail is stuck', many: '{count} mails are stuck' },
    to: 'To {address}',
    tries: { one: '{count} try', many: '{count} tries' },
    nextTry: '{answer}, next try {time}',
  },
  held: {
    title: { one: 'One is held as suspect', many: '{count} are held as suspect' },
    quoted: '“{words}”',
    more: { one: 'One more', many: '{count} more' },
  },
} as const;
