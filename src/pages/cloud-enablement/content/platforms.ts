import type { SectionText } from '#content/card.ts';

export const platforms: SectionText = {
  title: 'Choose the platform closest to what you already run',
  note: 'We work on all four. You contract with the provider and pay it directly; we earn nothing on its bill.',
};

export const platformColumns = [
  {
    title: 'Amazon Web Services',
    description: 'HANA-certified instances in sizes up to 32 TB of memory.',
    features: [
      'Backups written straight to S3',
      'SAP setup with Launch Wizard',
      'Plant data through IoT SiteWise',
    ],
    footnote: { title: 'Choose it when', text: 'Your data lake or plant data is on AWS already.' },
  },
  {
    title: 'Microsoft Azure',
    description: 'SAP beside Microsoft 365, with one set of identities.',
    features: [
      'Single sign-on with Entra ID',
      'Azure Center for SAP solutions',
      'Power BI and Teams connected',
    ],
    footnote: { title: 'Choose it when', text: 'Microsoft 365 and Entra ID already handle your sign-on.' },
  },
  {
    title: 'Google Cloud',
    description: 'SAP data next to BigQuery and its analytics.',
    features: [
      'SAP data in BigQuery with Cortex',
      'Live migration during host maintenance',
      'A global private network',
    ],
    footnote: { title: 'Choose it when', text: 'Large-scale analytics is your main reason to move.' },
  },
  {
    title: 'RISE with SAP',
    description: 'S/4HANA private edition, hosted and run by SAP on any of the three.',
    features: [
      'SAP operates infrastructure and basis',
      'You choose provider and region',
      'We migrate and run the applications',
    ],
    footnote: { title: 'Choose it when', text: 'You want license, hosting and basis in one contract.' },
  },
] as const;
