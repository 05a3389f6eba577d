/** One delivery, from the drop to the invoice, on every screen of the page. */
export const phone = {
  label:
    'Mobile POD on a phone: delivery 80017342 with two lines complete and one two cartons short, signed by the receiver at 10:42.',
  title: 'Delivery 80017342',
  place: 'Dock 4, Fulton St. depot',
  lines: [
    { text: 'Seal kits', quantity: '12 of 12', ok: true },
    { text: 'Pump housings', quantity: '4 of 4', ok: true },
    { text: 'Cartons', quantity: '22 of 24', ok: false },
  ],
  signedBy: 'Received by M. Okafor, 10:42',
  action: 'Close delivery',
};

export const call = {
  label:
    'Voice POD as a call: the system asks for the delivery number and the condition, the driver answers, the call is recorded.',
  title: 'Call 0:38',
  turns: [
    { who: 'FlexPod', text: 'Delivery number, please.' },
    { who: 'Driver', text: '8, 0, 0, 1, 7, 3, 4, 2' },
    { who: 'FlexPod', text: 'Three lines. Complete, or short?' },
    { who: 'Driver', text: 'Line three, two short.' },
    { who: 'FlexPod', text: 'Noted. Say your name to sign.' },
  ],
};

export const tour = {
  label: 'Web POD in a browser: route 118 with five drops, three clean, one disputed, one open.',
  title: 'Route 118',
  aside: '5 drops',
  drops: [
    { stop: '1', delivery: '80017338', state: 'Clean' },
    { stop: '2', delivery: '80017339', state: 'Clean' },
    { stop: '3', delivery: '80017342', state: 'Disputed' },
    { stop: '4', delivery: '80017345', state: 'Clean' },
    { stop: '5', delivery: '80017347', state: 'Open' },
  ],
} as const;

export const proof = {
  title: 'Billing receives one document, with the evidence in it',
  note: 'Signature, photos, position and agreed quantities are on one page. If a customer questions the invoice, that page is the answer.',
  label:
    'Proof of delivery for delivery 80017342: three lines with ordered, delivered and agreed quantities, the reason code of the short one, signature, photo count, position and the state ready for billing.',
  heading: 'Proof of delivery',
  number: '80017342',
  state: 'Ready for billing',
  parties: [
    { name: 'Carrier', value: 'Truck 27, route 118' },
    { name: 'Consignee', value: 'Fulton St., dock 4' },
    { name: 'Arrived', value: 'Nov 10, 10:31' },
    { name: 'Signed', value: 'Nov 10, 10:42' },
  ],
  columns: ['Line', 'Ordered', 'Delivered', 'Agreed'],
  lines: [
    ['Seal kits SK-40', '12', '12', '12'],
    ['Pump housings P40', '4', '4', '4'],
    ['Cartons C-24, reason SHRT', '24', '22', '22'],
  ],
  evidence: ['3 photos', '29.7604 N, 95.3698 W', 'Dispute closed 11:20'],
  signedBy: 'M. Okafor',
};
