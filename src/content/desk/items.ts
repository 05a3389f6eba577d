/** Enquiries and applications at the desk. */
export const statusWords = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  held: 'Held',
  spam: 'Spam',
} as const;

export const assignWords = {
  title: 'Assign {name} to',
  titleMany: 'Assign {count} to',
  cancel: 'Leave as it is',
  button: { you: 'Assigned to you', other: 'Assigned to {name}', nobody: 'Assign' },
} as const;
