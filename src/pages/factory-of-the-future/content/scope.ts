import type { SectionText } from '#content/card.ts';
import { dollars } from '#content/money.ts';
import { firstStep } from '#content/prices.ts';
import { blendedRate } from '#content/role-rates.ts';
import { consultingRates } from '#content/terms-of-business.ts';

/** What a plant and several plants take, at the rate of a team that works mostly offshore. */
const hours = { plant: 1_600, monthOfSeveral: 320 } as const;

export const scope: SectionText = {
  title: 'Start with a line, extend to the plant',
  note: `Each step uses the data of the one before it. ${consultingRates}`,
};

export const scopeTable = {
  caption: 'A line, a plant and several plants compared by input, duration, effort, result and software',
  columns: ['One line', 'One plant', 'Several plants'],
  rows: [
    {
      title: 'You provide',
      cells: [
        'Routing, takt time, headcount, layout drawing; for a running line, a month of counts and stops',
        'Volume plan, shift calendar, equipment list',
        'Product mix and logistics cost by site',
      ],
    },
    { title: 'Duration', cells: ['3 weeks', '3 to 4 months', '6 to 9 months'], figures: true },
    {
      title: 'Effort and contract',
      cells: [
        `240 hours, fixed at ${firstStep.factoryOfTheFuture}`,
        `About ${hours.plant.toLocaleString('en-US')} hours, fixed by milestone: ${dollars(hours.plant * blendedRate)} with most of the work offshore`,
        `Time and material, about ${hours.monthOfSeveral} hours or ${dollars(hours.monthOfSeveral * blendedRate)} a month`,
      ],
    },
    {
      title: 'You get',
      cells: [
        'Balanced line in 3D, list of bottlenecks',
        'Layout, staffing and capital plan, linked to ERP and MES',
        'Comparable models and a plan for which site builds what',
      ],
    },
    {
      title: 'Software',
      cells: [
        'DELMIA or Tecnomatix, whichever you license',
        'The same, with SAP ECC or S/4HANA and your MES',
        'The same, hosted on AWS, Microsoft Azure or Google Cloud',
      ],
    },
  ],
  highlight: 0,
} as const;
