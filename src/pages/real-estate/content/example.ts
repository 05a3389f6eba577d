import { license } from '#content/prices.ts';

/** The rent of one unit, on every screen of the page. */
export const copies = {
  label:
    'The rent of unit 4B in four systems: 7,420 dollars in property management and in the contract, 7,240 in finance, 6,900 in CRM.',
  title: 'Rent of unit 4B, before',
  rows: [
    { system: 'Property management', value: '$7,420', note: 'Since April 1' },
    { system: 'CRM', value: '$6,900', note: 'As offered', differs: true },
    { system: 'Financial', value: '$7,240', note: 'As invoiced', differs: true },
    { system: 'Document management', value: '$7,420', note: 'Addendum 2, page 3' },
  ],
} as const;

export const record = {
  label:
    'One property record for Canal House, unit 4B: area, lease end and rent from property management, tenant from CRM, balance from finance, the signed lease from document management.',
  title: 'Canal House, unit 4B',
  rows: [
    { name: 'Area', value: '2,280 sq ft', from: 'Property management' },
    { name: 'Lease to', value: 'Mar 31, 2029', from: 'Property management' },
    { name: 'Tenant', value: 'No. 10422, since 2019', from: 'CRM' },
    { name: 'Rent', value: '$7,420 a month', from: 'Property management' },
    { name: 'Balance', value: '$0.00', from: 'Financial' },
    { name: 'Contract', value: 'Lease and 2 addenda', from: 'Document management' },
  ],
  state: 'Matched in 4 of 4 systems',
} as const;

/** The same change of rent with the four systems joined. */
export const rentChange = [
  {
    when: '9:02 AM',
    title: 'Addendum signed',
    text: 'Document management takes the signed addendum. Rent and start date are read from it: $7,420 from April 1.',
  },
  {
    when: '9:03 AM',
    title: 'Lease checked',
    text: 'The new rent is compared with the escalation clause and the rentable area. It agrees with both and passes.',
  },
  {
    when: '9:04 AM',
    title: 'Lease updated',
    text: 'Property management records the rent, with a link to the addendum.',
  },
  {
    when: '9:06 AM',
    title: 'Invoice changed',
    text: 'Finance changes the recurring posting in time for the April invoice.',
  },
  {
    when: '9:11 AM',
    title: 'Tenant informed',
    text: 'CRM files the letter. An agent who takes the tenant’s call sees $7,420 as well.',
  },
] as const;

export const platform = {
  title: 'Runs in your cloud, beside your systems',
  note: 'Your systems keep their data. The property record holds only their keys and the fields they share.',
  groups: [
    { title: 'Hosting', items: ['Your account on Azure, Amazon Web Services or SAP BTP'] },
    {
      title: 'SAP',
      items: [
        'ECC 6.0, EHP 7 or 8: maintained until the end of 2027',
        'S/4HANA 2022 or later, over released APIs',
      ],
    },
    { title: 'Users', items: ['Current Chrome, Edge or Safari, with your single sign-on'] },
    {
      title: 'Security',
      items: ['Rights by property and owner', 'Each change logged with its source and user'],
    },
    { title: 'Go-live', items: ['First building in 4 weeks', '500 leases in about 4 months'] },
    {
      title: 'License',
      items: [
        `From ${license.realEstate} a year, support included`,
        'Depends on units and connected systems',
      ],
    },
  ],
} as const;
