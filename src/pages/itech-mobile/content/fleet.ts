import type { PointRecord } from '#content/product-records.ts';

/** What a security officer asks about a phone with this system and these networks. */
export const safeguards: readonly PointRecord[] = [
  {
    title: 'Patched by us',
    description:
      'Google no longer issues fixes for Android 10. We bring them into the image ourselves: each quarter, and within 14 days where a flaw is being exploited, for 36 months from delivery.',
  },
  {
    title: '4G where 3G is gone',
    description:
      'US carriers have shut down 2G and 3G. There the phone works on 4G with VoLTE, and we test it with your carrier before you order.',
  },
  {
    title: 'Only approved apps and networks',
    description:
      'Only the apps on your list run. There is no open app store, storage is encrypted, and traffic stays on plant Wi-Fi, a private APN or the VPN.',
  },
  {
    title: 'A newer system on request',
    description:
      'If your policy requires Android 13 or later, we put your role setup on another maker’s current rugged phone.',
  },
];

/** From the first talk to the fleet. The trial of a month is that of the call to action. */
export const rollout = [
  {
    when: 'Week 1',
    title: 'Roles and networks',
    text: 'We list the roles, their apps, the Wi-Fi and the carrier, and quote a price per phone.',
  },
  {
    when: 'Week 2',
    title: 'Five phones on trial',
    text: 'Five people on one shift use them at work. We adjust the image to their feedback every week.',
  },
  {
    when: 'Week 6',
    title: 'Image approved',
    text: 'Security and the shift lead sign off on what is on the phone and what is not.',
  },
  {
    when: 'Week 8',
    title: 'Fleet delivered',
    text: 'Phones come by role and crew, with 2 free spares for every 50. Next-day exchange is an option.',
  },
] as const;
