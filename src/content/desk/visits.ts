/** Visits of visitors who consented to analytics. */
export const visitTexts = {
  title: '{visits}, {messages}',
  visits: { one: '1 visit', many: '{count} visits' },
  messages: { none: 'no messages', one: '1 message', many: '{count} messages' },
  lead: '{firstDay} to {lastDay}, visitors who consented to analytics. No cookies, no addresses, no names.',
  excluded: {
    one: '1 more came from automated traffic. It isn’t in these numbers.',
    many: '{count} more came from automated traffic. They aren’t in these numbers.',
  },
  noLongerCounted: 'Analytics is off now, so no new visits are counted.',
  range: 'Range',
  ranges: { week: '7 days', 'four-weeks': '4 weeks', quarter: 'Quarter', year: 'Year' },
  csv: 'CSV',
  csvLabel: 'Export these numbers as CSV',
  none: '–',
} as const;

export const visitStatTexts = {
  visits: { one: 'visit', many: 'visits' },
  pages: { one: 'page view', many: 'page views' },
  sent: 'messages',
  share: 'of visits led to a message',
  slowest: 'slowest page, LCP p75',
} as const;

/** Beside a number: how it compares with the previous period. */
export const comparisonTexts = {
  same: 'same as before',
  percentMore: '{percent}% more',
  percentFewer: '{percent}% fewer',
  more: '{count} more',
  fewer: '{count} fewer',
  upFrom: 'up from {percent}%',
  downFrom: 'down from {percent}%',
  slower: '{seconds} s slower',
  faster: '{seconds} s faster',
} as const;

export const visitChartTexts = {
  visits: 'Visits',
  before: {
    week: 'Previous 7 days',
    'four-weeks': 'Previous 4 weeks',
    quarter: 'Previous quarter',
    year: 'Previous year',
  },
  sent: 'Messages',
  oneSent: '1 enquiry or application sent',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** One point of the line, by how many days it stands for. */
  units: { day: 'day', week: 'week', 'four-weeks': '4 weeks' },
  peak: {
    day: '{count} on {day}',
    week: '{count} in the week from {day}',
    'four-weeks': '{count} in the 4 weeks from {day}',
  },
  peakBefore: '{count} before',
  text: 'Visits per {unit}, {firstDay} to {lastDay}: starts at {first}, ends at {last}, peaks at {peak}. {sent} “Show as a table” has the same numbers.',
  textSent: {
    none: 'No enquiry or application was sent.',
    one: '1 enquiry or application was sent.',
    many: '{count} enquiries and applications were sent.',
  },
  caption: 'Visits per {unit}',
  columns: {
    day: { day: 'Day', week: 'Week from', 'four-weeks': '4 weeks from' },
    visits: 'Visits',
    pages: 'Page views',
    sent: 'Messages',
  },
} as const;

export const visitPageTexts = {
  title: 'Pages',
  home: '/ (home)',
  columns: {
    page: 'Page',
    shown: 'Views',
    entry: 'Entries',
    toForm: 'Opened a form',
    sent: 'Messages',
    perThousand: 'Per 1,000 views',
  },
  all: 'All {count} pages',
} as const;

export const visitStepTexts = {
  title: 'From visit to message',
  visits: 'visits',
  opened: 'opened a form',
  begun: 'started the form',
  sent: 'sent the form',
  share: '{percent}% of {above}',
  hint: 'Each bar is a share of the step above.',
} as const;

export const visitLeftTexts = {
  title: 'Abandoned forms',
  count: {
    none: 'No one abandoned a form',
    one: '1 visitor abandoned a form',
    many: '{count} visitors abandoned a form',
  },
  caption: 'Last field before leaving',
  field: 'Last field',
  all: 'All {count} fields',
  empty: 'Everyone who started a form sent it.',
} as const;

export const visitSourceTexts = {
  title: 'How they found us',
  which: 'How they found us',
  tabs: { sites: 'Sites', campaigns: 'Campaigns' },
  site: 'Site',
  unknown: 'Direct or unknown',
  campaign: 'Campaign',
  visits: 'Visits',
  sent: 'Messages',
  unnamed: 'Unnamed',
  all: { sites: 'All {count} sites', campaigns: 'All {count} campaigns' },
  widths: '{phone}% on a phone, {tablet}% on a tablet, {desktop}% on a desktop.',
  noSites: 'No visit came from another site.',
  noCampaigns:
    'No visit came from a campaign. Links with utm_source, utm_medium or utm_campaign in their address are counted here.',
} as const;

export const visitVitalTexts = {
  title: 'Page speed',
  hint: '50th, 75th and 95th percentile of visits',
  caption: 'Web vitals by page, slowest first',
  columns: { page: 'Page', lcp: 'LCP, 0 to 6 s', p75: 'p75', inp: 'INP p75', cls: 'CLS p75' },
  span: 'LCP {p50}, {p75}, {p95}',
  few: { one: 'from 1 visit', many: 'from {count} visits' },
  over: 'over the limit',
  limit: {
    none: 'The dashed line is 2.5 s. No page is over it.',
    one: 'The dashed line is 2.5 s. 1 page is over it.',
    many: 'The dashed line is 2.5 s. {count} pages are over it.',
  },
  marked: 'A diamond marks values over the limit: LCP 2.5 s, INP 200 ms, CLS 0.1.',
  empty: 'No measurements yet. They arrive when a visitor who consented to analytics leaves a page.',
  all: 'All {count} pages',
} as const;

/** Instead of the link to all rows, when they are shown. */
export const fewerRows = 'Fewer';

export const noVisitTexts = {
  off: {
    title: 'Visits aren’t counted',
    text: 'Analytics is off in the server settings, so nothing is counted, whatever visitors consent to. Whoever runs the server can turn it on with COUNT_VISITS=1.',
  },
  inRange: {
    title: {
      week: 'No visits in 7 days',
      'four-weeks': 'No visits in 4 weeks',
      quarter: 'No visits in a quarter',
    },
    text: 'Only visitors who consent to analytics in the cookie settings are counted. None came in this period.',
    toYear: 'Show a year',
  },
  ever: {
    title: 'No visits yet',
    text: 'Only visitors who consent to analytics in the cookie settings are counted. The first visit appears here automatically.',
    toSite: 'Open the site',
  },
} as const;

/** In the details of an enquiry or application: the pages viewed before sending. */
export const visitPathTexts = {
  title: 'How they found us',
  site: 'Site',
  unknown: 'Direct or unknown',
  campaign: 'Campaign',
  way: 'Pages viewed before sending',
  sentHere: '{page}, sent here',
  known: 'Shown because this visitor consented to analytics.',
} as const;
