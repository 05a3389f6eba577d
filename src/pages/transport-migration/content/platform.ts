import { license } from '#content/prices.ts';

export const platform = {
  title: 'One add-on for ECC, S/4HANA and Solution Manager',
  note: 'SAP maintains ECC 6.0 and Solution Manager 7.2 until the end of 2027. SAP’s successor to Solution Manager is Cloud ALM; TMU then moves to S/4HANA with its repository.',
  groups: [
    {
      title: 'Host system',
      items: [
        'SAP ECC 6.0 with EHP 7 or 8',
        'SAP S/4HANA 2022 or later, also in a private cloud',
        'SAP Solution Manager 7.2',
      ],
    },
    {
      title: 'Transports',
      items: ['Workbench, customizing and transports of copies', 'Other objects by CTS+'],
    },
    { title: 'Approvals', items: ['By SAP inbox or email', 'Escalated after the time you set'] },
    { title: 'Authorizations', items: ['Separate roles for requester, approver and importer'] },
    {
      title: 'License',
      items: [
        `From ${license.transportMigration} a year per system landscape, support included`,
        'Priced by landscapes and connected systems',
      ],
    },
  ],
} as const;
