import { dollars } from '#content/money.ts';
import { rateAdjustments, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { rateTable } from '#documents/rate-table.ts';

export const lead =
  'For those who book specialists: roles and rates, what an hour pays for, a sample project with its price, a month of a shared team with its invoice, the coverage levels, and the steps from request to first day.';

export const rates: WrittenSection = {
  title: 'Roles, rates and what an hour pays for',
  note: 'Onsite rates. The offer names the person, the rate and the earliest day.',
  blocks: [
    {
      kind: 'table',
      caption: 'The roles booked most',
      columns: ['Role', 'Booked for', 'Usual length', 'Starts within', 'Hourly rate'],
      widths: [20, 35, 17, 15, 13],
      numbers: [4],
      rows: [
        [
          'Engagement lead',
          'Rollouts, cutovers, project recovery',
          '3 to 9 months',
          '10 days',
          dollars(roleRates['Engagement lead']),
        ],
        [
          'Solution architect',
          'Design reviews, interfaces, S/4HANA questions',
          '2 to 12 weeks',
          '10 days',
          dollars(roleRates['Solution architect']),
        ],
        [
          'Industry consultant',
          'Finance, materials, production, quality, MES',
          '1 to 6 months',
          '5 days',
          dollars(roleRates['Industry consultant']),
        ],
        [
          'Developer',
          'ABAP, Fiori, Teamcenter, OPC UA, interfaces',
          '1 week to 6 months',
          '5 days',
          dollars(roleRates.Developer),
        ],
        [
          'Basis administrator',
          'Upgrades, patches, system copies',
          'From a weekend',
          '5 days',
          dollars(roleRates['Basis administrator']),
        ],
        [
          'Data analyst',
          'Migration, BW, dashboards, test data',
          '1 week to 6 months',
          '3 days',
          dollars(roleRates['Data analyst']),
        ],
      ],
    },
    rateTable('What an hour pays for: a developer', 'Developer'),
    {
      kind: 'table',
      caption: 'What changes a rate',
      columns: ['Reason', 'Effect'],
      widths: [32, 68],
      rows: [
        rateAdjustments.offshore,
        rateAdjustments.length,
        rateAdjustments.weekends,
        ['Travel', 'At cost with receipts, without a surcharge'],
        ['First five days', 'Not billed if the person is not the right fit; we send someone else'],
      ],
    },
  ],
};
