/** Today: who is waiting, oldest first, and what else needs attention. */
export const todayTexts = {
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
  caughtUp: {
    title: 'All caught up',
    text: 'Everyone has a reply. New messages appear here.',
    textWithLast: 'Everyone has a reply, the last one sent {when}. New messages appear here.',
    lastToday: 'at {time}',
    lastEarlier: 'on {time}',
    toHeld: { one: 'Review 1 message in quarantine', many: 'Review {count} messages in quarantine' },
    toClosed: 'See closed',
  },
  oldest: 'Oldest',
  waiting: 'Needs reply',
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
    one: '{count}, 1 within 30 minutes',
    many: '{count}, {soon} within 30 minutes',
  },
  week: {
    title: 'This week',
    legend: 'received, closed',
    chart: 'Received and closed by day. {days}.',
    day: '{day} {received} and {answered}',
    today: 'Today',
    answered: 'closed of {received}',
    median: 'office time to reply, median',
  },
  stuck: {
    title: { one: '1 email not delivered', many: '{count} emails not delivered' },
    to: 'To {address}',
    attempts: { one: '1 attempt', many: '{count} attempts' },
    nextAttempt: '{answer}, next attempt {time}',
  },
  quarantined: {
    title: { one: '1 message in quarantine', many: '{count} messages in quarantine' },
    quoted: '“{words}”',
    more: { one: '1 more', many: '{count} more' },
  },
} as const;
