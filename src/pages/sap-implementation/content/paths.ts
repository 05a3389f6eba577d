/** How a company gets to S/4HANA, as SAP names the ways. */
export const conversionPaths = [
  {
    title: 'New implementation',
    description: 'Start on standard processes; bring over master data and open items.',
    features: [
      'Processes redesigned to standard',
      'History stays in the archive',
      'Company by company, or at once',
    ],
    footnote: { title: 'Choose it when', text: 'Your ECC was built for a company you no longer are.' },
  },
  {
    title: 'System conversion',
    description: 'Convert the system in place, with its configuration and its full history.',
    features: [
      'Configuration and history kept',
      'Custom code adapted, unused code dropped',
      'One downtime, planned by the hour',
    ],
    footnote: { title: 'Choose it when', text: 'The processes hold and it is the platform that is old.' },
  },
  {
    title: 'Selective data transition',
    description: 'Take the shell, then carry over chosen company codes, years and objects.',
    features: ['Only the history you need', 'Merge or split on the way', 'Near-zero downtime possible'],
    footnote: {
      title: 'Choose it when',
      text: 'You are merging systems, selling a unit, or short of downtime.',
    },
  },
] as const;
