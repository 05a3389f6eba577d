/** What the files of the site and their fields are called in the desk. */
export const siteFileTexts = {
  groups: {
    company: 'Company',
    solutions: 'Solutions',
    services: 'Services',
    products: 'Products',
    ai: 'AI',
    lists: 'Lists',
    site: 'Whole site',
  },
  files: {
    'lists/positions.json': 'Positions',
    'lists/insights.json': 'Insights',
    'lists/testimonials.json': 'Testimonials',
    'lists/clients.json': 'Clients',
    'lists/partners.json': 'Alliances',
    'lists/leaders.json': 'Leaders',
    'company.json': 'Company details',
    'site.json': 'Menus and footer',
    'messages.json': 'Form messages',
    'facts.json': 'Prices and facts',
    'redirects.json': 'Redirects',
    'mails.json': 'Emails',
    'colors.json': 'Colors',
    'legal/privacy-policy.md': 'Text of the privacy policy',
    'legal/terms-of-use.md': 'Text of the terms of use',
  },
  document: 'PDF: {name}',
  /** Where the name of a field would not be clear to a writer. */
  fields: {
    actions: 'Buttons',
    alt: 'Alt text',
    id: 'Anchor',
    path: 'Address',
    to: 'Link',
  },
  /** Words that are not written in lowercase. */
  words: { ai: 'AI', iot: 'IoT', mes: 'MES', pdf: 'PDF', plm: 'PLM', sap: 'SAP', url: 'URL' },
} as const;
