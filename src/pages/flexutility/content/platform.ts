export const platform = {
  title: 'Ready for SAP S/4HANA, supported on ECC',
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
      items: ['From $38,000 a year, support and updates included', 'Tiered by number of connections'],
    },
  ],
} as const;
