import type { Card, SectionText } from '#content/card.ts';
import { dollars } from '#content/money.ts';
import { blendedRate } from '#content/role-rates.ts';
import { conversionHours, hourlyRates, independence } from '#content/terms-of-business.ts';

export const questions: SectionText = {
  title: 'Deadlines, hosting and rates before you decide',
  note: 'The points that decide most S/4HANA business cases, with our answers.',
};

export const answers = [
  {
    title: 'ECC maintenance ends in 2027',
    description:
      'ECC 6.0 with enhancement package 6, 7 or 8 has mainstream maintenance until the end of 2027. SAP sells extended maintenance until the end of 2030, for two percentage points more.',
    features: [
      'From assessment to go-live: 8 to 12 months',
      'Test teams and cutover weekends book up early',
      'Extended maintenance is worth its premium only with a dated plan',
      'Packages 0 to 5: maintenance ended in 2025',
    ],
  },
  {
    title: 'Cloud, RISE or your own data center',
    description:
      'S/4HANA runs as a public cloud edition, as a private edition under RISE with SAP, or on premises. Code and plant interfaces usually decide.',
    features: [
      'Public edition: standard processes, two updates a year',
      'Private edition: your extensions, your upgrade dates',
      'On Amazon Web Services, Microsoft Azure or Google Cloud',
      'Extensions on SAP BTP',
    ],
  },
  {
    title: 'Our products in the new system',
    description:
      'Our SAP products run on ECC and on S/4HANA. Mobile transactions, proof of delivery and transports keep working through a conversion.',
    features: [
      'SAP ECC 6.0 with enhancement package 7 or 8',
      'S/4HANA 2022 and later, private cloud or on premises',
      'Add-ons or released APIs',
      'Retested with you in the integration test',
    ],
  },
  {
    title: 'Rates and contract',
    description: `Rates run ${hourlyRates}. Converting a group of twelve company codes costs about ${dollars(conversionHours * blendedRate)} (${conversionHours.toLocaleString('en-US')} hours), fixed by phase.`,
    features: [
      'Price drivers: company codes, interfaces, custom code, languages',
      'Changes are priced before they are built',
      'Offshore share agreed by phase',
      'Client data stays in client systems',
    ],
  },
  {
    title: 'Independent advice',
    description: independence,
    features: [
      'You buy licenses and cloud from the vendor',
      'Findings and scripts belong to you',
      'ISO/IEC 27001 certified delivery',
      'Consultant profiles before you sign',
    ],
  },
] as const satisfies readonly Card[];
