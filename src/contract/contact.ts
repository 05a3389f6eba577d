import type { FieldRule } from './fields.ts';
import { findOption } from './options.ts';

export const COUNTRY_CODES = [
  { code: '+1', label: 'US/Canada' },
  { code: '+44', label: 'UK' },
  { code: '+91', label: 'India' },
  { code: '+49', label: 'Germany' },
  { code: '+33', label: 'France' },
  { code: '+86', label: 'China' },
  { code: '+81', label: 'Japan' },
  { code: '+61', label: 'Australia' },
  { code: '+55', label: 'Brazil' },
  { code: '+7', label: 'Russia' },
] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number]['code'];
export const DEFAULT_COUNTRY_CODE: CountryCode = '+1';

/** Enquiry types in the order of the form, each with its specific categories. */
export const ENQUIRY_CATEGORIES = {
  Solutions: [
    'Manufacturing Operations Management',
    'Digital Manufacturing',
    'Product Lifecycle Management',
    'Cloud Enablement & Migration',
    'Factory of the Future',
    'Analytics & Big Data',
    'IoT & Big Data',
    'Intelligent Finance',
    'Real Estate Management',
  ],
  Services: ['Consulting Services', 'SAP Implementation', 'Managed Services', 'On-Demand Services'],
  Products: [
    'FlexMobEx',
    'FlexPod',
    'FlexUtility',
    'MDS Lite',
    'ITECH Mobile',
    'Transport Migration Utility',
  ],
  'Request for Proposal': [
    'Enterprise Solutions',
    'Custom Development',
    'System Integration',
    'Digital Transformation',
    'Consulting Engagement',
  ],
  'General Business Inquiry': [
    'Partnership Opportunities',
    'Investment Inquiries',
    'Media & Press',
    'General Information',
  ],
  Careers: [
    'Software Development',
    'Consulting',
    'Sales & Marketing',
    'Operations',
    'Executive Positions',
    'Internships',
  ],
} as const satisfies Record<string, readonly string[]>;

export type EnquiryType = keyof typeof ENQUIRY_CATEGORIES;
export const ENQUIRY_TYPES = Object.keys(ENQUIRY_CATEGORIES) as readonly EnquiryType[];

export interface ContactPayload {
  readonly name: string;
  readonly email: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly organization: string;
  readonly role: string;
  readonly enquiryType: string;
  readonly specificCategory: string;
  readonly specificDetails: string;
  /** The "I'm not a robot" checkbox. */
  readonly recaptcha: boolean;
}

export const CONTACT_FIELDS = {
  name: { label: 'Full name', kind: 'line', required: true, maxLength: 200 },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254 },
  phoneNumber: { label: 'Phone number', kind: 'phone', required: true, maxLength: 40 },
  organization: { label: 'Organization', kind: 'line', required: true, maxLength: 200 },
  role: { label: 'Role', kind: 'line', required: true, maxLength: 200 },
  specificDetails: { label: 'Specific details', kind: 'text', required: true, maxLength: 5000 },
} as const satisfies Record<string, FieldRule>;

export const CONTACT_PROBLEMS = {
  countryCode: 'Please select a country code.',
  enquiryType: 'Please select an enquiry type.',
  specificCategory: 'Please select a specific category.',
  recaptcha: 'Please complete the reCAPTCHA verification.',
} as const;

/** The enquiry type with its own spelling, for a text that may be spelled otherwise (a link's query, an older page). */
export function findEnquiryType(text: string): EnquiryType | undefined {
  return findOption(ENQUIRY_TYPES, text);
}

/** The category with its own spelling, if it belongs to the type. */
export function findCategory(type: EnquiryType, text: string): string | undefined {
  return findOption<string>(ENQUIRY_CATEGORIES[type], text);
}
