export interface PlatformCategory {
  readonly category: string;
  readonly description: string;
  readonly capabilities: readonly string[];
}

export const platformCategories: readonly PlatformCategory[] = [
  {
    category: 'Data integration',
    description: 'Loads data once, and reports what failed.',
    capabilities: [
      'Replication from SAP and non-SAP',
      'Streams from the plant',
      'Delta handling',
      'Load monitoring',
    ],
  },
  {
    category: 'Modeling and warehouse',
    description: 'Defines every measure once, for all reports.',
    capabilities: [
      'Shared dimensions',
      'History and time travel',
      'Currency and unit conversion',
      'In-memory aggregation',
    ],
  },
  {
    category: 'Reporting and planning',
    description: 'Brings figures to the person who decides.',
    capabilities: ['Self-service queries', 'Scheduled reports', 'Plan versions', 'Forecast with error bands'],
  },
  {
    category: 'Governance and operation',
    description: 'Keeps the figures correct after the project.',
    capabilities: [
      'Lineage to the posting',
      'Row-level access',
      'Certified measures',
      'Usage and cost tracking',
    ],
  },
];
