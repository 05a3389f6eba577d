/**
 * The company. Whoever adopts this site changes this one file: pages, structured data, mails, the desk and the server
 * take every value from here, and sentences that name a city or a year do too (places.ts). A unit test finds a fact that
 * stands anywhere else. docs/editing.md says in plain words what each line does.
 */
export interface Office {
  /** Name of the place, as in "Houston, USA headquarters". */
  readonly title: string;
  /** The same without the city, over the address in the footer. */
  readonly shortTitle: string;
  readonly city: string;
  /** The city as job offers write it: "Houston, TX". */
  readonly place: string;
  /** The year it opened. */
  readonly since: number;
  readonly country: string;
  /** As a sentence has it, if not the same: "the United States". */
  readonly countryInText?: string;
  /** As short as people say it, if not the same: "USA". */
  readonly countryShort?: string;
  /** Two letters (ISO 3166). */
  readonly countryCode: string;
  readonly streetLines: readonly string[];
  readonly region: string;
  readonly postalCode: string;
  readonly email: string;
  readonly phone?: Phone;
  /** IANA time zone, for business hours and the reply promise. */
  readonly timeZone: string;
  /** Where the map shows it. */
  readonly latitude: number;
  readonly longitude: number;
  /** The drawn town that stands where the map service cannot be reached. */
  readonly town: 'river' | 'lake';
}

export interface Phone {
  /** As a person reads it. */
  readonly display: string;
  /** As a phone dials it (E.164). */
  readonly dial: string;
}

export interface SocialLink {
  /** Any; the footer has the signs of X, Facebook and LinkedIn, and an arrow for others. */
  readonly network: string;
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
  shortTitle: 'US headquarters',
  city: 'Houston',
  place: 'Houston, TX',
  since: 2005,
  country: 'United States',
  countryInText: 'the United States',
  countryShort: 'USA',
  countryCode: 'US',
  streetLines: ['4100 Bayou Crossing, Suite 900'],
  region: 'TX',
  postalCode: '77027',
  email: 'info@kelvane.example.com',
  phone,
  timeZone: 'America/Chicago',
  latitude: 29.7386,
  longitude: -95.4445,
  town: 'river',
};

const india: Office = {
  title: 'Hyderabad, India office',
  shortTitle: 'India office',
  city: 'Hyderabad',
  place: 'Hyderabad, India',
  since: 2009,
  country: 'India',
  countryCode: 'IN',
  streetLines: ['Plot 12, Silicon Ridge', 'HITEC City'],
  region: 'Telangana',
  postalCode: '500081',
  email: 'india@kelvane.example.com',
  timeZone: 'Asia/Kolkata',
  latitude: 17.4486,
  longitude: 78.3908,
  town: 'lake',
};

export const company = {
  name: 'Kelvane Technology Solutions',
  /** As people say it. The wordmark is drawn from it, and the mark from its first letter. */
  shortName: 'Kelvane',
  /** What follows the name in legal texts, such as "Inc." or "GmbH"; empty where nothing does. */
  legalForm: '',
  tagline: 'Building trust and delivering sustained outcomes',
  description:
    'Consulting, implementation and software for manufacturers: plant systems, product lifecycle, SAP, cloud, analytics, finance, IoT and AI.',
  /** Where the site is found. The setting SITE_URL, where it is set, stands above it. */
  siteUrl: 'https://www.kelvane.example.com',
  foundingYear: 2005,
  foundingPlace: 'Texas',
  foundingCountry: 'USA',
  /** The law that the terms of use are under, and whose courts decide. */
  jurisdiction: { laws: 'India', courts: 'Hyderabad, Telangana' },
  copyrightYear: 2025,
  email: {
    general: headquarters.email,
    privacy: 'privacy@kelvane.example.com',
    careers: 'careers@kelvane.example.com',
    /** For whoever found a weakness: named in security.txt. */
    security: 'security@kelvane.example.com',
  },
  phone,
  headquarters,
  /** Any number of them, the headquarters first. */
  offices: [headquarters, india] as readonly Office[],
  /** Cities where client projects run without an office for visitors; may be empty. With the offices they are the delivery locations. */
  deliveryCenters: ['Detroit', 'Monterrey', 'Chennai'] as readonly string[],
  businessHours,
  social: [
    { network: 'X', url: 'https://x.example.com/kelvane' },
    { network: 'Facebook', url: 'https://facebook.example.com/kelvane' },
    { network: 'LinkedIn', url: 'https://linkedin.example.com/company/kelvane' },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
} as const;

/** The name with its legal form, for contracts and policies. */
export const legalName = [company.name, company.legalForm].filter(Boolean).join(' ');

/** "4100 Bayou Crossing, Suite 900, Houston, TX 77027", for one-line uses such as map links and mail footers. */
export function oneLineAddress(office: Office): string {
  return [...office.streetLines, `${office.city}, ${office.region} ${office.postalCode}`].join(', ');
}
