/** How a company gets to S/4HANA, as SAP names the ways. */
export const conversionPaths = [
  {
    title: 'New implementation',
    description: 'Start from standard processes, with master data and open items brought over.',
    features: [
      'Processes redesigned to standard',
      'History stays in the archive',
      'Company by company, or at once',
    ],
    footnote: { title: 'Choose it when', text: 'Your ECC reflects an organization that has changed since.' },
  },
  {
    title: 'System conversion',
    description: 'Convert the existing system with its configuration and full history.',
    features: [
      'Configuration and history kept',
      'Custom code adapted, unused code dropped',
      'A single downtime, planned by the hour',
    ],
    footnote: { title: 'Choose it when', text: 'Your processes work and only the platform is outdated.' },
  },
  {
    title: 'Selective data transition',
    description:
      'Copy the system without its data, then load the company codes, years and objects you choose.',
    features: ['Only the history you need', 'Merge or split on the way', 'Near-zero downtime possible'],
    footnote: {
      title: 'Choose it when',
      text: 'You merge systems, sell a unit or can afford little downtime.',
    },
  },
] as const;
