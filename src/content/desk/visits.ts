/** What visitors who allowed it were counted for. */
export const visitWords = {
  title: {
    visits: { one: 'One visit', many: '{count} visits' },
    wrote: {
      none: '{visits}, nobody wrote to us',
      one: '{visits}, one wrote to us',
      many: '{visits}, {count} wrote to us',
    },
  },
  lead: '{firstDay} to {lastDay}, of visitors who allowed counting. No cookies, no addresses, no names.',
  setApart: {
    one: 'One more came in a burst that no people make. It is in none of these figures.',
    many: '{count} more came in bursts that no people make. They are in none of these figures.',
  },
  noLongerCounted: 'Counting is switched off now, so nothing is added.',
  range: 'Range',
  ranges: { week: '7 days', 'four-weeks': '4 weeks', quarter: 'Quarter', year: 'Year' },
  csv: 'CSV',
  csvLabel: 'CSV of these figures',
  none: '–',
} as const;

export const visitStatWords = {
  visits: { one: 'visit', many: 'visits' },
  pages: { one: 'page shown', many: 'pages shown' },
  sent: 'sent',
  share: 'of visits end in a message',
  slowest: 'slowest page, LCP p75',
} as const;

/** Beside a figure: what it was in the time before. */
export const comparisonWords = {
  same: 'as before',
  percentMore: '{percent}% more',
  percentFewer: '{percent}% fewer',
  more: '{count} more',
  fewer: '{count} fewer',
  upFrom: 'up from {percent}%',
  downFrom: 'down from {percent}%',
  slower: '{seconds} s slower',
  faster: '{seconds} s faster',
} as const;

export const visitChartWords = {
  visits: 'Visits',
  before: {
    week: 'Seven days before',
    'four-weeks': 'Four weeks before',
    quarter: 'The quarter before',
    year: 'The year before',
  },
  sent: 'Sent',
  oneSent: 'One enquiry or application sent',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** One point of the line, by how many days it stands for. */
  units: { day: 'day', week: 'week', 'four-weeks': 'four weeks' },
  peak: {
    day: '{count} on {day}',
    week: '{count} in the week from {day}',
    'four-weeks': '{count} in four weeks from {day}',
  },
  peakBefore: '{count} before',
  text: 'Visits by {unit}, {firstDay} to {lastDay}: starts at {first}, ends at {last}, peaks at {peak}. {sent} “Show as a table” gives the same figures.',
  textSent: {
    none: 'No enquiry or application was sent.',
    one: 'One enquiry or application was sent.',
    many: '{count} enquiries and applications were sent.',
  },
  caption: 'Visits by {unit}',
  columns: {
    day: { day: 'Day', week: 'Week from', 'four-weeks': 'Four weeks from' },
    visits: 'Visits',
    pages: 'Pages shown',
    sent: 'Sent',
  },
} as const;

export const visitPageWords = {
  title: 'Pages, and what they lead to',
  home: '/ (home)',
  columns: {
    page: 'Page',
    shown: 'Shown',
    entry: 'Entry',
    toForm: 'Went to a form',
    sent: 'Sent',
    perThousand: 'Sent per 1,000',
  },
  all: 'All {count} pages',
} as const;

export const visitStepWords = {
  title: 'From page to form to sent',
  visits: 'visits',
  opened: 'opened a form',
  begun: 'began to write',
  sent: 'sent it',
  share: '{percent}% of {above}',
  hint: 'Each bar is a share of the step above it.',
} as const;

export const visitLeftWords = {
  title: 'Where they stopped writing',
  count: {
    none: 'Nobody left a form unfinished',
    one: 'One left a form unfinished',
    many: '{count} left a form unfinished',
  },
  caption: 'Last field before leaving',
  field: 'Last field touched',
  forms: { contact: 'Contact', careers: 'Careers', newsletter: 'Newsletter' },
  all: 'All {count} fields',
  empty: 'Everyone who began a form sent it, as far as was counted.',
} as const;

export const visitSourceWords = {
  title: 'Came from',
  which: 'Came from',
  tabs: { sites: 'Sites', campaigns: 'Campaigns' },
  site: 'Site',
  unknown: 'Typed or unknown',
  campaign: 'Campaign',
  visits: 'Visits',
  sent: 'Sent',
  unnamed: 'Without a name',
  all: { sites: 'All {count} sites', campaigns: 'All {count} campaigns' },
  widths: '{phone}% on a phone, {tablet}% on a tablet, {desktop}% on a desktop.',
  noSites: 'Nothing was told about where visits came from.',
  noCampaigns:
    'No visit came by a link of a campaign. Links whose address has utm_source, utm_medium or utm_campaign are counted here.',
} as const;

export const visitVitalWords = {
  title: 'How fast it felt',
  hint: '50th, 75th and 95th percentile of visits',
  caption: 'Web vitals by page, slowest first',
  columns: { page: 'Page', lcp: 'LCP, 0 to 6 s', p75: 'p75', inp: 'INP p75', cls: 'CLS p75' },
  span: 'LCP {p50}, {p75}, {p95}',
  few: { one: 'from one visit', many: 'from {count} visits' },
  over: 'too much',
  limit: {
    none: 'The dashed mark is 2.5 s. No page is over it.',
    one: 'The dashed mark is 2.5 s. One page is over it.',
    many: 'The dashed mark is 2.5 s. {count} pages are over it.',
  },
  marked: 'A rhombus marks what is too much: LCP over 2.5 s, INP over 200 ms, CLS over 0.1.',
  empty: 'No browser has measured a page yet. That happens when somebody who allowed counting leaves one.',
  all: 'All {count} pages',
} as const;

/** Instead of the link to all rows, when they are shown. */
export const fewerRows = 'Fewer';

export const noVisitWords = {
  off: {
    title: 'Visits are not counted',
    text: 'Counting is switched off in the settings of the server, so nothing is added, whatever visitors allow. Whoever runs the server switches it on with COUNT_VISITS=1.',
  },
  inRange: {
    title: {
      week: 'No visit was counted in seven days',
      'four-weeks': 'No visit was counted in four weeks',
      quarter: 'No visit was counted in a quarter',
    },
    text: 'Only visitors who allow it in the cookie settings are counted, and nobody who did was here in this time.',
    toYear: 'Look at a year',
  },
  ever: {
    title: 'No visit was counted yet',
    text: 'Only visitors who allow it in the cookie settings of the site are counted, and nobody has so far. The first one appears here by itself.',
    toSite: 'Open the site',
  },
} as const;

/** In the facts of an enquiry or application: the way through the site. */
export const visitPathWords = {
  title: 'Came from',
  site: 'Site',
  unknown: 'Typed or unknown',
  campaign: 'Campaign',
  way: 'Pages before it was sent',
  sentHere: '{page}, sent here',
  known: 'Known because this visitor allowed counting.',
} as const;
