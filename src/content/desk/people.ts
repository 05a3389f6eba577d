/** How people are named. */
export const peopleTexts = {
  unassigned: 'Unassigned',
  you: 'You',
  youInSentence: 'you',
  assignedTo: 'Assigned to {name}',
} as const;

export const roleTexts = {
  reader: 'Reader',
  agent: 'Agent',
  administrator: 'Administrator',
} as const;
