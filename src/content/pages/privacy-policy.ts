export const lastUpdated = 'January 2025';

export const summary = [
  'You can read every page of this site without telling us who you are. Nothing is loaded from other companies’ servers except a map on the contact page.',
  'Write to our privacy address with any question about your data. We answer within 48 hours.',
] as const;
