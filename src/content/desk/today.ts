/** Today: what waits, oldest first, and what else needs a look. */
export const todayWords = {
  title: {
    one: '1 person is waiting, {since}',
    many: '{count} people are waiting, {since}',
    /** The day is "yesterday", "Saturday", or a time of today. */
    since: {
      only: 'since {day}',
      one: '1 since {day}',
      many: '{count} since {day}',
      both: 'both since {day}',
      all: 'all since {day}',
      first: 'the first since {day}',
    },
    yesterday: 'yesterday',
  },
  nobody: {
    title: 'All caught up',
    text: 'Everyone has a reply. New messages appear here.',
    textWithLast: 'Everyone has a reply, the last one sent {when}. New messages appear here.',
    lastToday: 'at {time}',
    lastEarlier: 'on {time}',
    toHeld: { one: 'Review 1 message in quarantine', many: 'Review {count} messages in quarantine' },
    toAnswered: 'See answered',
  },
  oldest: 'Oldest',
  waiting: 'Waiting',
  alsoToday: 'Also today',
  moreWaiting: { one: '1 more message is waiting', many: '{count} more messages are waiting' },
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
    title: { one: '1 email not delivered', many: '{count} emails not delivered' },
    to: 'To {address}',
    tries: { one: '1 attempt', many: '{count} attempts' },
    nextTry: '{answer}, next attempt {time}',
  },
  held: {
    title: { one: '1 message in quarantine', many: '{count} messages in quarantine' },
    quoted: '“{words}”',
    more: { one: '1 more', many: '{count} more' },
  },
} as const;
