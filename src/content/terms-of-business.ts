import { blendedRateText, rateRange } from './role-rates.ts';

/** What several pages say about prices, independence and security: written once, so that they say the same. */

/** As the end of a sentence: "Rates run …". */
export const hourlyRates = `from ${rateRange} an hour onsite, by role; with most of the work offshore, about ${blendedRateText} on average`;

/** What the service pages and their documents mean by business hours. */
export const supportHours = 'Monday to Friday, 9 AM to 6 PM your local time';

/** Our hours for the conversion of ECC to S/4HANA, for a group with twelve company codes. */
export const conversionHours = 13_000;

/** A sentence, where prices are not the subject. */
export const consultingRates = `Consulting rates apply: ${rateRange} an hour onsite, less with offshore work.`;

export const independence =
  'Neither Dassault Systèmes nor Siemens nor SAP pays us a commission, so we can advise for or against each. Our consultants hold the vendors’ certifications personally.';

export const certificates =
  'Managed services and delivery are ISO/IEC 27001 certified, with a yearly SOC 2 Type II report for managed services. We show both under NDA.';
