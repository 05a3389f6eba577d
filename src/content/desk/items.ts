/** Enquiries and applications at the desk. */
export const statusWords = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  held: 'Held',
  spam: 'Spam',
} as const;
