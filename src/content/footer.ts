export const footerText = {
  careers: 'Engineers, analysts, designers and sales: see duties, pay and benefits.',
  careersAction: 'See open positions',
  cookieSettings: 'Cookie settings',
  quickLinks: 'Quick links',
  company: 'Company',
  officeLocations: 'Office locations',
  email: 'Email',
} as const;
