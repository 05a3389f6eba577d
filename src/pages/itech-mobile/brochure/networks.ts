import type { WrittenSection } from '#documents/blocks.ts';

export const networks: WrittenSection = {
  title: 'Networks and voice',
  note: 'US carriers have shut down 2G and 3G. There the phone works on 4G with VoLTE, and we test it with your carrier before you order.',
  blocks: [
    {
      kind: 'table',
      caption: 'Bands by variant',
      columns: ['Network', 'KTS-3C-A, Americas', 'KTS-3C-I, India and others'],
      widths: [20, 40, 40],
      rows: [
        ['4G, LTE FDD', '2, 4, 5, 12, 13, 66, 71', '1, 3, 5, 8'],
        ['4G, LTE TDD', 'None', '40, 41'],
        ['LTE category', '6: up to 300 Mbit/s down, 50 up', 'The same'],
        ['3G', '850, 1700, 1900 MHz, where still in service', '850, 900, 2100 MHz'],
        ['2G', '850, 900, 1800, 1900 MHz, where still in service', 'The same'],
        ['SIM', 'Two nano-SIM, one active for data', 'The same'],
      ],
    },
    {
      kind: 'table',
      caption: 'Wi-Fi, Bluetooth, VPN',
      columns: ['Item', 'Specification', 'At delivery'],
      widths: [20, 45, 35],
      rows: [
        ['Wi-Fi', '802.11 a/b/g/n/ac, 2.4 and 5 GHz, 1 × 1', 'Plant profile installed'],
        ['Roaming', '802.11 r, k, v; handover below 50 ms', 'Thresholds set for your building'],
        ['Security', 'WPA2 and WPA3, Enterprise with EAP-TLS, PEAP', 'Certificate from your CA'],
        ['Bluetooth', '5.0 with low energy; headset, scanner, printer', 'Pairing limited to your list'],
        ['VPN', 'IKEv2, always on or per app; private APN', 'Set by the image'],
      ],
    },
    {
      kind: 'table',
      caption: 'Voice',
      columns: ['Kind', 'How', 'Good for'],
      widths: [20, 45, 35],
      rows: [
        ['VoLTE', 'HD voice over the carrier', 'External calls'],
        ['Wi-Fi calling', 'Carrier number over Wi-Fi', 'Buildings without coverage'],
        ['VOIP', 'SIP extension of your phone system; TLS, SRTP', 'Internal calls, as data'],
        ['Push to talk', 'Through an app, on the lower side key', 'Crews, up to 50 in a group'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Tested with',
          items: [
            'Cisco Unified Communications Manager, Avaya, Asterisk',
            'Cisco Catalyst, Aruba and Ruckus access points',
            'The three nationwide carriers of the United States',
          ],
        },
        {
          title: 'What we need from you',
          items: [
            'Wi-Fi plan, and an hour with your network team',
            'Two test extensions and a test SIM',
            'Certificate template from your CA',
          ],
        },
      ],
    },
  ],
};
