import type { SpecGroup } from '#content/product-records.ts';

export const specGroups: readonly SpecGroup[] = [
  {
    title: 'Performance',
    specs: [
      { name: 'Operating system', value: 'Android 10.0, managed image' },
      { name: 'Processor', value: 'Octa-core, 2.0 GHz' },
      { name: 'Memory', value: '4 GB, with 64 GB of storage; microSD up to 256 GB' },
      { name: 'Display', value: '5.7 inches, 1440 x 720, usable with gloves and when wet' },
      { name: 'Battery', value: '5,000 mAh, about 14 hours on Wi-Fi, 9 on LTE with GPS' },
      { name: 'Protection', value: 'IP68; drops from 1.5 m (5 ft); not for explosive areas' },
      { name: 'Cameras', value: '13 MP and 2 MP rear, 5 MP front' },
      { name: 'Weight', value: '238 g (8.4 oz)' },
    ],
  },
  {
    title: 'Connectivity',
    specs: [
      { name: 'Mobile networks', value: '2G/3G/4G' },
      { name: 'LTE bands', value: '2, 4, 5, 12, 13, 66, 71 in the US; 1, 3, 5, 8, 40, 41 in India' },
      { name: 'SIM', value: 'Two nano-SIM' },
      { name: 'Wi-Fi', value: '802.11ac, fast roaming (802.11r), profiles preloaded' },
      { name: 'Short range', value: 'Bluetooth 5.0, NFC' },
      { name: 'VPN', value: 'Always on, or per app' },
      { name: 'Certificates', value: 'Installed at enrollment' },
    ],
  },
  {
    title: 'Communication',
    specs: [
      { name: 'Voice', value: 'VoLTE' },
      { name: 'VOIP', value: 'SIP extension of your phone system' },
      { name: 'Group call', value: 'Push to talk, on a side key' },
      { name: 'Audio', value: 'Loudspeaker and noise canceling for loud areas' },
      { name: 'Directory', value: 'Company contacts, searchable' },
    ],
  },
  {
    title: 'Business features',
    specs: [
      { name: 'Apps', value: 'Customized per role' },
      { name: 'Enrollment', value: 'QR code, company-owned' },
      { name: 'Management', value: 'Microsoft Intune, SOTI MobiControl or our own service' },
      { name: 'Updates', value: 'In groups, at the hour you set' },
      { name: 'Lost device', value: 'Locate, lock, wipe' },
      { name: 'Warranty', value: '24 months' },
      { name: 'Accessories', value: 'Charging cradles, belt clip, scanner sleeve' },
    ],
  },
];
