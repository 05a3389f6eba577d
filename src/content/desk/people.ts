/** How people are named. */
export const peopleWords = {
  unassigned: 'Unassigned',
  you: 'You',
  youInSentence: 'you',
  assignedTo: 'Assigned to {name}',
} as const;

export const roleWords = {
  reader: 'Reader',
  agent: 'Agent',
  administrator: 'Administrator',
} as const;
