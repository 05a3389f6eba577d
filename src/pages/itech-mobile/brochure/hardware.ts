import { phonePrice } from '#content/prices.ts';
import type { WrittenSection } from '#documents/blocks.ts';

export const lead =
  'Model KTS-3C in full: display, memory, battery, protection, bands, sensors, software, management, accessories and part numbers.';

/** Beside the home screen. */
export const overview: WrittenSection = {
  title: 'KTS-3C at a glance',
  note: 'A rugged phone for crews, drivers and supervisors, delivered with the software of each role installed.',
  blocks: [
    {
      kind: 'table',
      caption: 'Key data',
      columns: ['Part', 'Value'],
      widths: [32, 68],
      rows: [
        ['System', 'Android 10.0, managed and patched by us'],
        ['Processor', 'Octa-core, 4 × 2.0 and 4 × 1.5\u00a0GHz'],
        ['Memory', '4\u00a0GB RAM, 64\u00a0GB storage, microSD up to 256\u00a0GB'],
        ['Display', '5.7 inches, 1440 × 720, for gloves and wet hands'],
        ['Battery', '5,000 mAh, about 14 hours on Wi-Fi, 9 on LTE with GPS'],
        ['Protection', 'IP68, drops from 1.5 m (5 ft) on concrete'],
        ['Networks', '2G/3G/4G with VoLTE and calls over Wi-Fi'],
        ['Size', '157 × 78 × 13.5 mm (6.2 × 3.1 × 0.53\u00a0in)'],
        ['Weight', '238 g (8.4 oz) with battery'],
        ['Price', `From ${phonePrice} with image, enrollment and 36 months of updates`],
      ],
    },
  ],
};

export const hardware: WrittenSection = {
  title: 'Hardware',
  blocks: [
    {
      kind: 'table',
      caption: 'Platform',
      columns: ['Part', 'Specification', 'Remark'],
      widths: [15, 46, 39],
      rows: [
        [
          'Processor',
          'Octa-core, 64 bit, 4 × 2.0 and 4 × 1.5\u00a0GHz',
          'No throttling up to 40 °C (104 °F)',
        ],
        ['Memory', '4 GB LPDDR4X', 'About 2.3 GB free for apps'],
        [
          'Storage',
          '64 GB eMMC 5.1, encrypted; microSDXC up to 256\u00a0GB',
          'About 46 GB free; card may be switched off',
        ],
        [
          'Google',
          'Play Protect certified, with Google Mobile Services',
          'Chipset patched as its maker supplies fixes',
        ],
        ['USB', 'USB-C 2.0, host mode', 'Data can be switched off, charging stays on'],
      ],
    },
    {
      kind: 'table',
      caption: 'Display and body',
      columns: ['Part', 'Specification', 'Remark'],
      widths: [15, 46, 39],
      rows: [
        ['Panel', '5.7 in IPS, 18:9, 1440 × 720, 282 pixels per inch', 'Readable at 45° from each side'],
        ['Brightness', '500 cd/m², automatic', 'Hard to read in direct sun; shade it'],
        ['Touch', 'Ten points; modes for gloves and wet hands', 'Mode follows the role'],
        ['Glass', 'Chemically strengthened, 1.1 mm, raised rim', 'Replaced once under warranty'],
        ['Body', 'Polycarbonate frame, rubber corners', 'Cleaned with isopropyl alcohol up to 70%'],
        ['Keys', 'Power, volume, two orange side keys', 'Side keys: scan, push to talk, or your choice'],
      ],
    },
    {
      kind: 'table',
      caption: 'Battery and charging',
      columns: ['Part', 'Specification', 'Remark'],
      widths: [15, 46, 39],
      rows: [
        ['Battery', '5,000 mAh lithium polymer, 80% after 500 cycles', 'Replaced in our workshop, KTS-SV-10'],
        ['Runtime', '14 hours: Wi-Fi, 200 scans, 30 minutes of calls', '9 hours on LTE with GPS on'],
        ['Charging', '15 W, 80% in 75 minutes; cradle contacts', 'Stops at 80% in a cradle overnight'],
      ],
    },
    {
      kind: 'table',
      caption: 'Protection',
      columns: ['Test', 'Passed', 'By'],
      widths: [20, 49, 31],
      rows: [
        [
          'Dust and water',
          'Dust-tight, not explosion-proof; 1.5 m of water for 30 minutes',
          'IP68, IEC 60529',
        ],
        ['Drop', '26 drops from 1.5 m (5 ft) on concrete', 'MIL-STD-810H, 516.8'],
        ['Temperature', '−20 to 55 °C in use (−4 to 131 °F)', 'MIL-STD-810H, 501.7, 502.7'],
        ['Vibration, humidity', 'Vehicle profile; 95% at 60 °C for 24 hours', 'MIL-STD-810H, 514.8, 507.6'],
        [
          'Explosive areas',
          'Not rated: not for gas zones 0 to 2, dust zones 20 to 22 or divisions 1 and 2',
          'No ATEX, IECEx or NEC approval',
        ],
      ],
    },
  ],
};

export const sensing: WrittenSection = {
  title: 'Cameras, scanning and sensors',
  blocks: [
    {
      kind: 'table',
      caption: 'Cameras, readers, sensors and sound',
      columns: ['Part', 'Specification', 'Use at work'],
      widths: [19, 49, 32],
      rows: [
        ['Cameras', '13 MP with flash; 2 MP for close-ups; 5 MP front', 'Damage, nameplates, meters'],
        [
          'Barcodes by camera',
          'Code 39, Code 128, UPC/EAN, QR, Data Matrix; 10 to 60 cm (4 to 24 in)',
          'Up to 200 scans a shift',
        ],
        [
          'Barcodes by sleeve',
          '2D imager with laser aimer; 5 cm to 9 m (2 in to 30 ft); option',
          'Warehouses: above 200 scans a shift',
        ],
        ['NFC', 'ISO 14443 A and B, 15693, card emulation', 'Badges, tool tags'],
        ['Location', 'GPS, GLONASS, Galileo; 3 m in the open', 'Off indoors, by policy'],
        ['Sensors', 'Acceleration, gyroscope, compass, light, barometer', 'Man-down alarm through an app'],
        [
          'Sound',
          '98 dB at 10 cm (4 in); two microphones with noise canceling',
          'Areas up to 95 dB(A) with a headset',
        ],
      ],
    },
  ],
};
