import { dollars } from '#content/money.ts';
import { cities } from '#content/places.ts';
import type { CoverageLevel, DeliveryModel, PortfolioItem } from '#content/records/services.ts';
import { blendedRate, blendedRateText, rateRange } from '#content/role-rates.ts';
import { followsTheSun } from '#content/shifts.ts';
import { supportHours } from '#content/terms-of-business.ts';

export const models: readonly DeliveryModel[] = [
  {
    title: 'By the hour',
    description: 'A specialist joins your team on the days you name, and you pay for the hours worked.',
    benefits: [
      'Starts in days, no minimum term',
      `${rateRange} an hour onsite, by role; nights and weekends 25% more`,
      `About ${blendedRateText} on average, mostly offshore`,
    ],
    month: [
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 1, 1, 0],
      [0, 0, 0, 0, 0],
    ],
    monthInWords: 'Three of twenty days, when needed.',
  },
  {
    title: 'By the project',
    description: 'A team takes a defined piece of work to its end, against a date and a price.',
    benefits: [
      'Scope and fixed price agreed first',
      'A lead who answers for the result',
      'Acceptance by your test',
    ],
    month: [
      [0, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 0, 0],
    ],
    monthInWords: 'Seventeen days in a row, out of twenty.',
  },
  {
    title: 'Shared team',
    description: 'A standing team serves several clients with matching systems. You pay for a share of it.',
    benefits: [
      `One rate for all roles, ${blendedRateText} an hour`,
      'From 40 hours a month',
      'Unused hours carry into the next month',
    ],
    month: [
      [0.5, 0.5, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5, 0.5],
    ],
    monthInWords: 'Part of each of the twenty days.',
  },
];

export const portfolios: readonly PortfolioItem[] = [
  {
    title: 'SAP applications',
    description:
      'Functional and technical people for ECC and S/4HANA, from a single change to a template rollout.',
    services: [
      'Finance and controlling',
      'Materials and production',
      'ABAP and Fiori',
      'Testing and cutover',
    ],
  },
  {
    title: 'Plant and product systems',
    description: 'Engineers who know both the shop floor and the database behind it.',
    services: ['MES and quality', 'CATIA and ENOVIA', 'Teamcenter integration', 'Line data and OPC UA'],
  },
  {
    title: 'Data and AI',
    description: 'For a data model, a migration or a report that your own team has no time for.',
    services: ['BW and data models', 'Dashboards', 'Data migration', 'Machine learning'],
  },
  {
    title: 'Platforms and integration',
    description: 'The work behind the applications: upgrades, interfaces, access and performance.',
    services: ['Basis and HANA administration', 'Interfaces and APIs', 'Authorizations', 'Cloud operations'],
  },
];

/** What a level costs a month: hours at the blended rate, and people who are reachable at night and on weekends. */
export const monthly = {
  Silver: { hours: 40, standby: 0 },
  Gold: { hours: 80, standby: 2_000 },
  Platinum: { hours: 160, standby: 4_000 },
} as const;

const feeOf = (level: keyof typeof monthly) =>
  dollars(monthly[level].hours * blendedRate + monthly[level].standby);

export const coverageLevels: readonly CoverageLevel[] = [
  {
    level: 'Bronze',
    description: 'Questions and small changes',
    responseTime: '4-8 hours',
    coverage: 'Business hours',
    hours: supportHours,
    answeredBy: 'The service desk, then the specialist you booked',
    pricing: 'T&M based',
    price: `Hours worked at ${rateRange} onsite, no monthly fee`,
  },
  {
    level: 'Silver',
    description: 'Systems people need all day',
    responseTime: '2-4 hours',
    coverage: 'Extended hours',
    hours: 'Monday to Saturday, 6 AM to 10 PM your local time',
    answeredBy: 'A consultant who knows your system',
    pricing: 'Hybrid model',
    price: `From ${feeOf('Silver')} a month for ${monthly.Silver.hours} hours; further hours as worked`,
  },
  {
    level: 'Gold',
    description: 'Systems that run at night',
    responseTime: '1-2 hours',
    coverage: '24x7',
    hours: 'Every day, around the clock',
    answeredBy: `The ${followsTheSun ? 'team on its day shift' : 'shift on duty'}, in ${cities('or')}`,
    pricing: 'Fixed bid available',
    price: `From ${feeOf('Gold')} a month for ${monthly.Gold.hours} hours and standby`,
  },
  {
    level: 'Platinum',
    description: 'Systems that a plant waits for',
    responseTime: 'Under 1 hour',
    coverage: '24x7 premium',
    hours: 'Every day, around the clock, with people held ready for you',
    answeredBy: 'A specialist you know by name, on each shift',
    pricing: 'Fixed bid preferred',
    price: `From ${feeOf('Platinum')} a month for ${monthly.Platinum.hours} hours and standby`,
  },
];

export const coverageCaption = 'Coverage levels compared';

/** The rows of the table, in words. */
export const coverageLabels = {
  description: 'Meant for',
  responseTime: 'Response time',
  coverage: 'Coverage',
  hours: 'Days and hours',
  answeredBy: 'Who answers',
  pricing: 'Pricing',
  price: 'Price',
} as const;
