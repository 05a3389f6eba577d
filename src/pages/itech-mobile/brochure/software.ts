import { dollars } from '#content/money.ts';
import { phoneDollars, phonePrice } from '#content/prices.ts';
import type { WrittenSection } from '#documents/blocks.ts';

export const software: WrittenSection = {
  title: 'Software, security and management',
  note: 'Google no longer issues fixes for Android 10; we bring them into the image for 36 months from delivery. Where policy requires Android 13, the same role setup (apps, policies, home screen) goes on another maker’s current phone.',
  blocks: [
    {
      kind: 'table',
      caption: 'The image',
      columns: ['Item', 'As delivered', 'Yours to choose'],
      widths: [14, 54, 32],
      rows: [
        ['System', 'Android 10.0, fully managed or with a work profile', 'Which of the two, by role'],
        [
          'Home screen',
          'Work order, apps of the role and call keys; locked to these',
          'Layout, colors, start app',
        ],
        ['Apps', 'SAP, FlexMobEx and FlexPod in the browser, manuals, camera', 'Any signed Android app'],
        ['Lock', 'PIN of six digits, lock after five minutes, badge by NFC', 'Length, time, shared devices'],
      ],
    },
    {
      kind: 'table',
      caption: 'Updates',
      columns: ['Kind', 'When', 'How'],
      widths: [17, 38, 45],
      rows: [
        [
          'Security fixes',
          'Each quarter; within 14 days where a flaw is being exploited',
          'Over the air, at the hour you set',
        ],
        ['Apps of the role', 'When you release them', 'Silently, or at the next charge'],
        [
          'New image',
          'At most twice a year',
          'A/B partitions: the phone falls back if the new image does not start',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Security settings',
      columns: ['Setting', 'Value'],
      widths: [24, 76],
      rows: [
        ['Boot', 'Verified boot, locked boot loader, rollback protection'],
        ['Storage', 'File-based encryption, AES-256; card encrypted or off'],
        ['App sources', 'Managed list only; no open store, no sideloading, developer options off'],
        ['Network', 'Plant Wi-Fi, private APN or VPN; others blocked'],
        ['Lost phone', 'Locate, lock, wipe; wipes itself after ten wrong codes or 30 days without contact'],
        ['Records', 'Enrollments, policy changes and wipes logged for 12 months in your management system'],
      ],
    },
    {
      kind: 'table',
      caption: 'Management',
      columns: ['With', 'Enrollment', 'Who operates it'],
      widths: [28, 36, 36],
      rows: [
        ['Microsoft Intune', 'QR code or zero-touch', 'Your team, with our policies as a template'],
        ['SOTI MobiControl', 'QR code', 'Your team or ours'],
        ['Our own service', 'Before the phone is boxed', 'Ours, with a view for your help desk'],
      ],
    },
  ],
};

export const ordering: WrittenSection = {
  title: 'Accessories, order numbers and service',
  note: `List prices before tax. Fifty phones, ten cradles for five and next-day exchange: 50\u00a0×\u00a0${phonePrice} + 10\u00a0×\u00a0$210 + 50\u00a0×\u00a0$72 = ${dollars(50 * phoneDollars + 10 * 210 + 50 * 72)}.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Order numbers',
      columns: ['Number', 'Item', 'From'],
      widths: [16, 72, 12],
      numbers: [2],
      rows: [
        ['KTS-3C-A', 'Phone for the Americas, with image, enrollment and 36 months of updates', phonePrice],
        ['KTS-3C-I', 'Phone for India and others, the same', phonePrice],
        ['KTS-AC-01', 'Cradle for one phone, USB-C', '$49'],
        ['KTS-AC-05', 'Cradle for five phones, with power supply', '$210'],
        ['KTS-AC-10', 'Vehicle holder with charging contacts', '$95'],
        ['KTS-AC-20', 'Scanner sleeve with 2D imager', '$260'],
        ['KTS-AC-30', 'Belt clip', '$18'],
        ['KTS-AC-40', 'Headset for loud areas, Bluetooth', '$165'],
        ['KTS-AC-50', 'Glass protector, pack of five', '$35'],
        ['KTS-SV-10', 'Battery replacement in our workshop', '$58'],
        ['KTS-SV-36', 'Exchange on the next business day, for 36 months', '$72'],
      ],
    },
    {
      kind: 'table',
      caption: 'Service and lifetime',
      columns: ['Item', 'Promise'],
      widths: [16, 84],
      rows: [
        [
          'Delivery',
          'Phone with the crew’s label, USB-C cable, 15 W power supply; 2 free spare phones with every 50',
        ],
        ['Warranty', '24 months on the phone, 12 months on the battery, one broken glass'],
        [
          'Availability',
          'Phone, accessories and chargers can be ordered for 36 months after your first order',
        ],
        ['Approvals', 'FCC and ISED for the Americas, BIS and WPC for India; CE on request'],
        ['RF exposure', 'SAR 0.98 W/kg at the head, 1.16 W/kg at the body, 1 g'],
        ['Take-back', 'Data wiped with a certificate; battery and board recycled, free of charge'],
      ],
    },
    {
      kind: 'steps',
      title: 'From order to the first shift',
      items: [
        { title: 'Week 1: roles', text: 'Apps, networks and side keys of each role, on one page each.' },
        {
          title: 'Weeks 2 to 5: trial',
          text: 'Five phones for a month, with your SIM cards. The image is adjusted every week.',
        },
        {
          title: 'Week 6: approval',
          text: 'Security and shift lead sign off on the image; its number goes on the order.',
        },
        {
          title: 'Week 8: delivery',
          text: 'Phones come by role and crew, enrolled and labeled.',
          check: 'A phone signs in, opens the work order and calls the control room.',
        },
      ],
    },
  ],
};
