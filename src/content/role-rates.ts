import { dollars } from './money.ts';

/** What an hour of each role costs onsite, in dollars, and what the hour pays for. Pages and documents take it from here. */
export const roleRates = {
  'Engagement lead': 210,
  'Solution architect': 195,
  'Industry consultant': 180,
  Developer: 165,
  'Basis administrator': 165,
  'Data analyst': 145,
} as const;

export type RatedRole = keyof typeof roleRates;

/** Parts of an hour in percent; they make up the whole. */
const rateParts = [
  {
    part: 'Salary and benefits',
    percent: 52,
    remark: 'Consultants are our own employees, not subcontractors',
  },
  {
    part: 'Vacation, training, time between assignments',
    percent: 14,
    remark: '1,640 of 2,080 hours a year are billed',
  },
  {
    part: 'Quality and delivery management',
    percent: 8,
    remark: 'Reviews, service manager, replacement at short notice',
  },
  { part: 'Tools, licenses, insurance', percent: 7, remark: 'Laptop, test systems, liability' },
  { part: 'Offices and administration', percent: 6, remark: 'Locations, contracts, invoicing' },
  { part: 'Margin', percent: 13, remark: 'The same for all roles' },
] as const;

/** How an hour is blended from people onsite and offshore, in dollars. */
export const blend = {
  onsite: { percent: 30, rate: roleRates['Industry consultant'] },
  offshore: { percent: 70, rate: 58 },
} as const;

const exactBlend =
  (blend.onsite.percent * blend.onsite.rate + blend.offshore.percent * blend.offshore.rate) / 100;

export const blendedRate = Math.round(exactBlend);

const allRates = Object.values(roleRates);

/** "$145 to $210", as pages and documents say it. */
export const rateRange = `${dollars(Math.min(...allRates))} to ${dollars(Math.max(...allRates))}`;

/** "$95". */
export const blendedRateText = dollars(blendedRate);

/** What moves a rate up or down, as the rows of a table: the same in every document. */
export const rateAdjustments = {
  offshore: [
    'Offshore share',
    `${blend.onsite.percent}% onsite at ${dollars(blend.onsite.rate)} + ${blend.offshore.percent}% offshore at ${dollars(blend.offshore.rate)} = ${dollars(exactBlend)}, billed as ${blendedRateText}`,
  ],
  length: ['Six months or longer', '5% less'],
  weekends: ['Weekends and nights', '25% more, and only when you order them'],
} as const;

/** The rows of a table: what part of one role's rate goes where. */
export function rateRows(role: RatedRole): string[][] {
  const rate = roleRates[role];
  const rows = rateParts.map(({ part, percent, remark }) => [
    part,
    `${percent}%`,
    dollars(Math.round(rate * percent) / 100),
    remark,
  ]);
  return [...rows, ['Hourly rate', '100%', dollars(rate), role]];
}
