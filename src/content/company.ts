/**
 * The company. Whoever adopts this site changes this one file; header, footer, contact page, legal pages, structured
 * data, mail and PDFs take every value from here, and nothing else in the source holds one of them.
 */
export interface Office {
  /** Short name of the place, as in "Houston, USA headquarters". */
  readonly title: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly streetLines: readonly string[];
  readonly region: string;
  readonly postalCode: string;
  readonly email: string;
  readonly phone?: Phone;
  /** IANA time zone, for business hours and the reply promise. */
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Phone {
  /** As a person reads it. */
  readonly display: string;
  /** As a phone dials it (E.164). */
  readonly dial: string;
}

export interface SocialLink {
  readonly network: 'X' | 'Facebook' | 'LinkedIn';
  readonly url: string;
}

/** When the offices answer, in the local time of each. */
export interface BusinessHours {
  /** As a person reads the days. */
  readonly label: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** From and to as "HH:MM" on a 24-hour clock; absent when closed. */
  readonly open?: { readonly from: string; readonly to: string };
}

const businessHours: readonly BusinessHours[] = [
  {
    label: 'Mon-Fri',
    days: [1, 2, 3, 4, 5],
    open: { from: '09:00', to: '18:00' },
  },
  { label: 'Saturday', days: [6], open: { from: '10:00', to: '14:00' } },
  { label: 'Sunday', days: [7] },
];

const phone: Phone = { display: '+1 (713) 555-0142', dial: '+17135550142' };

const headquarters: Office = {
  title: 'Houston, USA headquarters',
  city: 'Houston',
  country: 'United States',
  countryCode: 'US',
  streetLines: ['4100 Bayou Crossing, Suite 900'],
  region: 'TX',
  postalCode: '77027',
  email: 'info@kelvane.example.com',
  phone,
  timeZone: 'America/Chicago',
  latitude: 29.7386,
  longitude: -95.4445,
};

const india: Office = {
  title: 'Hyderabad, India office',
  city: 'Hyderabad',
  country: 'India',
  countryCode: 'IN',
  streetLines: ['Plot 12, Silicon Ridge', 'HITEC City'],
  region: 'Telangana',
  postalCode: '500081',
  email: 'india@kelvane.example.com',
  timeZone: 'Asia/Kolkata',
  latitude: 17.4486,
  longitude: 78.3908,
};

export const company = {
  name: 'Kelvane Technology Solutions',
  shortName: 'Kelvane',
  tagline: 'Building trust and delivering sustained outcomes',
  description:
    'Consulting, implementation and software for manufacturers: plant systems, product lifecycle, SAP, cloud, analytics, finance, IoT and AI.',
  siteUrl: 'https://www.kelvane.example.com',
  foundingYear: 2005,
  foundingPlace: 'Texas, USA',
  copyrightYear: 2025,
  email: {
    general: headquarters.email,
    privacy: 'privacy@kelvane.example.com',
    careers: 'careers@kelvane.example.com',
  },
  phone,
  headquarters,
  offices: [headquarters, india],
  businessHours,
  social: [
    { network: 'X', url: 'https://x.example.com/kelvane' },
    { network: 'Facebook', url: 'https://facebook.example.com/kelvane' },
    { network: 'LinkedIn', url: 'https://linkedin.example.com/company/kelvane' },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
} as const;

/** "4100 Bayou Crossing, Suite 900, Houston, TX 77027", for one-line uses such as map links and mail footers. */
export function oneLineAddress(office: Office): string {
  return [...office.streetLines, `${office.city}, ${office.region} ${office.postalCode}`].join(', ');
}
