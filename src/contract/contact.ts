import type { Fields } from './form-field.ts';
import type { FormRecord } from './form-record.ts';
import { asOptions } from './options.ts';

/** Enquiry types in the order of the form, each with its specific categories. */
const ENQUIRY_CATEGORIES = {
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
};

const RECAPTCHA = { title: 'reCAPTCHA Required', text: 'Please complete the reCAPTCHA verification.' };

const FIELDS = {
  name: {
    label: 'Full name',
    mailLine: 'Name',
    kind: 'line',
    required: true,
    maxLength: 200,
    autoComplete: 'name',
  },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  countryCode: {
    label: 'Country code',
    mailLine: 'Phone',
    kind: 'choice',
    required: true,
    autoComplete: 'tel-country-code',
    options: [
      { value: '+1', label: '+1', note: 'US/Canada' },
      { value: '+44', label: '+44', note: 'UK' },
      { value: '+91', label: '+91', note: 'India' },
      { value: '+49', label: '+49', note: 'Germany' },
      { value: '+33', label: '+33', note: 'France' },
      { value: '+86', label: '+86', note: 'China' },
      { value: '+81', label: '+81', note: 'Japan' },
      { value: '+61', label: '+61', note: 'Australia' },
      { value: '+55', label: '+55', note: 'Brazil' },
      { value: '+7', label: '+7', note: 'Russia' },
    ],
    initial: '+1',
    anySpelling: true,
    problem: 'Please select a country code.',
  },
  phoneNumber: {
    label: 'Phone number',
    mailLine: 'Phone',
    kind: 'phone',
    required: true,
    maxLength: 40,
    autoComplete: 'tel-national',
  },
  organization: {
    label: 'Organization',
    kind: 'line',
    required: true,
    maxLength: 200,
    autoComplete: 'organization',
  },
  role: { label: 'Role', kind: 'line', required: true, maxLength: 200, autoComplete: 'organization-title' },
  enquiryType: {
    label: 'Enquiry type',
    kind: 'choice',
    required: true,
    placeholder: 'Choose a type',
    options: asOptions(Object.keys(ENQUIRY_CATEGORIES)),
    anySpelling: true,
    problem: 'Please select an enquiry type.',
  },
  specificCategory: {
    label: 'Specific category',
    shortLabel: 'Category',
    kind: 'choice',
    required: true,
    placeholder: 'Choose a category',
    dependsOn: 'enquiryType',
    options: Object.entries(ENQUIRY_CATEGORIES).flatMap(([when, categories]) =>
      asOptions(categories).map((option) => ({ ...option, when })),
    ),
    anySpelling: true,
    problem: 'Please select a specific category.',
    mismatch: 'Please select a category that matches the enquiry type.',
  },
  specificDetails: {
    label: 'Specific details',
    kind: 'text',
    required: true,
    maxLength: 5000,
    placeholder: 'What are you trying to change, and by when?',
  },
  recaptcha: {
    label: "I'm not a robot",
    shortLabel: 'Not a robot',
    kind: 'checkbox',
    required: true,
    problem: RECAPTCHA.text,
  },
} as const satisfies Fields;

export const CONTACT_FORM = {
  name: 'contact',
  kind: 'enquiry',
  label: 'Contact',
  endpoint: '/api/email/contact',
  island: 'contact-form',
  fields: FIELDS,
  nameFields: ['name'],
  subjectField: 'specificCategory',
  hasReplyPromise: true,
  messages: {
    recaptcha: RECAPTCHA,
    success: {
      title: 'Message Sent Successfully',
      text: "Thank you for contacting us. We'll get back to you within 24 hours.",
    },
    refused: { title: 'Error', text: 'Failed to send message. Please try again.' },
    failed: { title: 'Error', text: 'An error occurred. Please try again.' },
  },
  submit: { label: 'Send message', busy: 'Sending Message...' },
} as const satisfies FormRecord;
