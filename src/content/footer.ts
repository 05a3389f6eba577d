export const footerText = {
  careers: 'Work on systems that plants rely on every day.',
  careersAction: 'See open positions',
  cookieSettings: 'Cookie settings',
  quickLinks: 'Quick links',
  company: 'Company',
  officeLocations: 'Office locations',
  email: 'Email',
} as const;
