import { license, mdsliteSetup } from '#content/prices.ts';

export const platform = {
  title: 'Runs with SAP, your machines and any screen',
  note: 'Orders, stock and confirmations stay in SAP. What MDSLite adds, it keeps in its own database: serial numbers, measured values, stops and their causes.',
  groups: [
    {
      title: 'SAP',
      items: [
        'ECC 6.0 with EHP 7 or 8, maintained until the end of 2027',
        'S/4HANA 2022 or later; the connector moves with you',
        'Other ERP systems by file or web service',
      ],
    },
    {
      title: 'Machines',
      items: ['OPC UA, Siemens S7, Modbus TCP', 'Testers and gauges by serial port or file'],
    },
    {
      title: 'Stations',
      items: ['Any PC, panel or tablet with current Chrome, Edge or Safari', 'Android 13 or later'],
    },
    {
      title: 'Server',
      items: ['In the plant, or in your Amazon Web Services or Azure account'],
    },
    {
      title: 'License',
      items: [
        `From ${license.mdslite} per plant per year, support included`,
        `Setup of the first line from ${mdsliteSetup}, about 400 hours; lines and stations drive both prices`,
      ],
    },
  ],
} as const;
