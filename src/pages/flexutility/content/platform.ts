import { dollars } from '#content/money.ts';
import { license } from '#content/prices.ts';
import { blend, blendedRate } from '#content/role-rates.ts';

/** What putting it in takes, by the size of the utility. */
const projects = [
  { connections: '50,000', months: '6 to 8', hours: 6_000 },
  { connections: '250,000', months: '9 to 12', hours: 12_000 },
] as const;

const projectTexts = projects.map(
  ({ connections, months, hours }) =>
    `${connections} connections: ${months} months, about ${hours.toLocaleString('en-US')} hours or ${dollars(hours * blendedRate)}`,
);

export const platform = {
  title: 'On ECC or S/4HANA, live in six to twelve months',
  note: 'SAP maintains ECC 6.0 and CRM 7.0 until the end of 2027. Processes, rates and test cases carry over to S/4HANA; the move is a project we plan with you.',
  groups: [
    { title: 'On ECC', items: ['SAP ECC 6.0 with IS-U, EHP 7 or 8', 'SAP CRM 7.0'] },
    {
      title: 'On S/4HANA',
      items: [
        'SAP S/4HANA Utilities 2022 or later, on premises or private cloud',
        'S/4HANA customer engagement in place of SAP CRM',
      ],
    },
    {
      title: 'Meters',
      items: ['Manual, drive-by and smart meter reads', 'Meter data management over MDUS services'],
    },
    {
      title: 'Security',
      items: ['Roles by department, with segregation of duties', 'Customer data stays in your SAP systems'],
    },
    {
      title: 'License',
      items: [
        `From ${license.flexutility} a year for up to 50,000 connections, support and updates included`,
        'Each further 50,000 connections from $16,000',
      ],
    },
    {
      title: 'Implementation',
      items: [
        ...projectTexts,
        `Fixed price by phase, with ${blend.offshore.percent}% of the work offshore; SAP licenses and travel not included`,
      ],
    },
  ],
} as const;
