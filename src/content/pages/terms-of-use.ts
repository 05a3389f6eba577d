export const lastUpdated = 'January 2025';

export const summary = [
  'This website describes our work and lets you write to us. You may read it, link to it and print it for your own use. Its texts, drawings and marks remain ours.',
  'These terms are governed by the law of India; the courts of Hyderabad, Telangana, decide disputes about them. We give 30 days’ notice of material changes.',
] as const;
