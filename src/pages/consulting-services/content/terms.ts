import type { CardRecord } from '#content/records/services.ts';
import { blendedRateText, rateRange } from '#content/role-rates.ts';

export const terms: readonly CardRecord[] = [
  {
    title: 'A price per step',
    description:
      'Each step has a fixed price, agreed before it begins. Sites, interviews and interfaces drive it, and the offer shows roles and hours.',
  },
  {
    title: 'Or by the hour',
    description: `Time and material costs ${rateRange} an hour onsite, by role. A team that works mostly offshore averages about ${blendedRateText}.`,
  },
  {
    title: 'A small, steady team',
    description: 'Two to four consultants, who stay from the first interview to the handover.',
  },
  {
    title: 'No commission',
    description:
      'We take no reseller commission from SAP, Dassault Systèmes or Siemens. Consultants hold the vendors’ certifications personally.',
  },
  {
    title: 'Confidential',
    description:
      'Findings are reported without names. Your data stays in your systems, and our delivery is ISO/IEC 27001 certified.',
  },
];
