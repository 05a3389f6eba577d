import type { SpecGroup } from '#content/product-records.ts';

export const specGroups: readonly SpecGroup[] = [
  {
    title: 'Performance',
    specs: [
      { name: 'Operating system', value: 'Android 10.0' },
      { name: 'Processor', value: 'Octa-core' },
      { name: 'Startup', value: 'Opens in the app you choose' },
      { name: 'Updates', value: 'In groups, at the hour you set' },
    ],
  },
  {
    title: 'Connectivity',
    specs: [
      { name: 'Mobile networks', value: '2G/3G/4G' },
      { name: 'Wi-Fi', value: 'Plant and guest profiles preloaded' },
      { name: 'VPN', value: 'Always on, or per app' },
      { name: 'Certificates', value: 'Installed at enrollment' },
    ],
  },
  {
    title: 'Communication',
    specs: [
      { name: 'Voice', value: 'VoLTE' },
      { name: 'VOIP', value: 'SIP extension of your exchange' },
      { name: 'Directory', value: 'Company contacts, searchable' },
      { name: 'Group call', value: 'Push to talk through an app' },
    ],
  },
  {
    title: 'Business features',
    specs: [
      { name: 'Apps', value: 'Customized per role' },
      { name: 'Enrollment', value: 'QR code, company-owned' },
      { name: 'Lock-down', value: 'Single app or a list' },
      { name: 'Lost device', value: 'Locate, lock, wipe' },
    ],
  },
];
