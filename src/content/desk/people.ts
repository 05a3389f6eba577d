/** How people of the desk are named. */
export const peopleWords = {
  nobody: 'Nobody',
  you: 'You',
  youInSentence: 'you',
  assignedTo: 'Assigned to {name}',
} as const;

export const roleWords = {
  reader: 'Reader',
  agent: 'Agent',
  administrator: 'Administrator',
} as const;
