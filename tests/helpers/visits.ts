import type { VisitRange, Visits } from '#contract/desk/visits.ts';

/** Four weeks of sample visits. */
const VISITS = [
  212, 231, 244, 198, 226, 92, 78, 239, 251, 268, 243, 230, 101, 84, 262, 287, 301, 274, 255, 110, 96, 291,
  318, 412, 366, 298, 124, 109,
];
const BEFORE = [
  201, 214, 220, 207, 199, 88, 80, 210, 219, 231, 226, 214, 90, 79, 224, 236, 241, 229, 220, 97, 85, 239, 244,
  251, 247, 236, 101, 92,
];
const SENT = [1, 2, 1, 1, 2, 0, 0, 1, 3, 2, 2, 1, 0, 0, 2, 3, 3, 2, 3, 1, 0, 3, 2, 5, 5, 2, 1, 0];
const LAST = Date.UTC(2026, 10, 15);
const LENGTHS: Readonly<Record<VisitRange, number>> = { week: 7, 'four-weeks': 28, quarter: 91, year: 365 };

const dayAt = (index: number, length: number) =>
  new Date(LAST - (length - 1 - index) * 86_400_000).toISOString().slice(0, 10);

/** The days of a range: the four sample weeks, repeated for earlier days. */
function daysOf(range: VisitRange): Visits['days'] {
  const length = LENGTHS[range];
  const of = (series: readonly number[], index: number) => series.at((index - length) % series.length) ?? 0;
  return Array.from({ length }, (_, index) => ({
    day: dayAt(index, length),
    visits: of(VISITS, index),
    pages: Math.round(of(VISITS, index) * 2.4),
    sent: of(SENT, index),
    visitsBefore: of(BEFORE, index),
  }));
}

const PAGES = [
  ['/manufacturing-operations', 'Manufacturing Operations Management', 1212, 233, 88, 14],
  ['/careers', 'Careers', 612, 118, 96, 11],
  ['/', 'Home', 1904, 412, 61, 9],
  ['/cloud-enablement', 'Cloud Enablement', 871, 160, 47, 6],
  ['/products/flexmobex', 'FlexMobEx', 640, 201, 39, 4],
  ['/products/transport-migration', 'Transport Migration', 388, 144, 21, 2],
  ['/industries', 'Industries', 371, 28, 12, 1],
  ['/intelligent-finance', 'Intelligent Finance', 260, 71, 9, 1],
  ['/about', 'About us', 244, 12, 7, 0],
  ['/contact', 'Contact', 198, 31, 120, 0],
  ['/privacy-policy', 'Privacy policy', 12, 0, 0, 0],
] as const;

const LEFT = [
  ['contact', 'phoneNumber', 'Phone number', 41],
  ['contact', 'specificDetails', 'Specific details', 32],
  ['careers', 'expectedSalary', 'Expected salary', 26],
  ['careers', 'resume', 'Resume', 22],
  ['contact', 'enquiryType', 'Enquiry type', 13],
] as const;

const VITALS = [
  ['/products/flexmobex', 640, [1900, 2800, 5200], 268, 0.04],
  ['/manufacturing-operations', 1212, [1600, 2300, 4400], 121, 0.03],
  ['/', 1904, [1400, 2100, 3900], 96, 0.02],
  ['/careers', 612, [1200, 1800, 3000], 88, 0.14],
  ['/privacy-policy', 12, null, null, null],
] as const;

/** The response of GET /api/visits. */
export const visits: Visits = visitsIn('four-weeks');

export function visitsIn(range: VisitRange): Visits {
  const days = daysOf(range);
  return {
    range,
    totals: { visits: 6200, pages: 14_870, sent: 48, slowestLcp: 2800 },
    before: { visits: 5254, pages: 13_396, sent: 39, slowestLcp: 2500 },
    days,
    pages: PAGES.map(([path, title, shown, entry, toForm, sent]) => ({
      path,
      title,
      shown,
      entry,
      toForm,
      sent,
    })),
    steps: { visits: 6200, opened: 438, begun: 201, sent: 48 },
    left: LEFT.map(([form, field, label, count]) => ({ form, field, label, count })),
    referrers: [
      { host: null, visits: 2310 },
      { host: 'google.example', visits: 1604 },
      { host: 'linkedin.example', visits: 948 },
      { host: 'bing.example', visits: 211 },
      { host: 'plantnews.example', visits: 174 },
      { host: 'teams.example', visits: 66 },
    ],
    campaigns: [
      { source: 'linkedin', medium: 'social', name: 'uptime-autumn', visits: 310, sent: 6 },
      { source: 'newsletter', medium: 'email', name: '', visits: 122, sent: 3 },
    ],
    widths: { phone: 2542, tablet: 372, desktop: 3286 },
    vitals: VITALS.map(([path, measured, lcp, inp, cls]) => ({
      path,
      measured,
      lcp: lcp && { p50: lcp[0], p75: lcp[1], p95: lcp[2] },
      inp,
      cls,
    })),
    excluded: 0,
    isOff: false,
  };
}

/** The response of a server that has not counted any visit yet. */
export function noVisitsIn(range: VisitRange): Visits {
  const nothing = { visits: 0, pages: 0, sent: 0, slowestLcp: null };
  return {
    ...visitsIn(range),
    totals: nothing,
    before: nothing,
    days: visitsIn(range).days.map(({ day }) => ({ day, visits: 0, pages: 0, sent: 0, visitsBefore: 0 })),
    pages: [],
    steps: { visits: 0, opened: 0, begun: 0, sent: 0 },
    left: [],
    referrers: [],
    campaigns: [],
    widths: { phone: 0, tablet: 0, desktop: 0 },
    vitals: [],
  };
}
