export const footerText = {
  careers: 'Engineers, analysts and people who like a clean handover.',
  careersAction: 'See open positions',
  cookieSettings: 'Cookie settings',
} as const;
