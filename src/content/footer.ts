export const footerText = {
  careers: 'Engineers, analysts and people who like a clean handover.',
  careersAction: 'See open positions',
  cookieSettings: 'Cookie settings',
  quickLinks: 'Quick links',
  company: 'Company',
  officeLocations: 'Office locations',
  email: 'E-mail',
} as const;
