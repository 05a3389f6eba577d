/** One release on its way through the landscape, and the queue it stands in. */
export type RequestState = 'Imported' | 'Approved' | 'Scheduled' | 'Waiting' | 'Held';

export interface TransportRequest {
  readonly order: number;
  readonly request: string;
  readonly text: string;
  readonly owner: string;
  readonly state: RequestState;
  readonly detail: string;
}

export const queue = {
  label:
    'Request queue of the Transport Migration Utility for release 24.3: seven requests in import order, two imported, two scheduled for 22:00, one approved, one waiting for approval, one held because it needs the request before it.',
  title: 'Release 24.3, quality to production',
  aside: 'Window Saturday 21:00 to 23:00',
  columns: ['Order', 'Request', 'What it changes', 'Owner', 'State'],
  requests: [
    {
      order: 1,
      request: 'DEVK900412',
      text: 'Data element and search help',
      owner: 'Rao',
      state: 'Imported',
      detail: '21:04, return code 0',
    },
    {
      order: 2,
      request: 'DEVK900418',
      text: 'Table ZSD_RATES, new field',
      owner: 'Rao',
      state: 'Imported',
      detail: '21:05, return code 0',
    },
    {
      order: 3,
      request: 'DEVK900415',
      text: 'Function group ZSD_PRICING',
      owner: 'Meyer',
      state: 'Scheduled',
      detail: '22:00',
    },
    {
      order: 4,
      request: 'DEVK900427',
      text: 'Report ZSD_RATE_LIST',
      owner: 'Meyer',
      state: 'Scheduled',
      detail: '22:00',
    },
    {
      order: 5,
      request: 'DEVK900431',
      text: 'Pricing procedure, customizing',
      owner: 'Diaz',
      state: 'Approved',
      detail: 'By K. Lindqvist',
    },
    {
      order: 6,
      request: 'DEVK900436',
      text: 'Authorization role Z_PRICING',
      owner: 'Diaz',
      state: 'Waiting',
      detail: 'For security',
    },
    {
      order: 7,
      request: 'DEVK900440',
      text: 'Workflow for price approval',
      owner: 'Okoye',
      state: 'Held',
      detail: 'Needs number 6 first',
    },
  ] satisfies readonly TransportRequest[] as readonly TransportRequest[],
} as const;

export const landscape = {
  title: 'No change reaches production without two approvals',
  note: 'After an approval the import runs at once, or at the hour you scheduled.',
  systems: [
    {
      name: 'Development',
      description: 'Objects are collected into a request as they are released.',
      count: '64 objects',
    },
    {
      name: 'Quality',
      description: 'Imported in sequence, tested, signed off by the business.',
      count: '61 objects',
    },
    {
      name: 'Production',
      description: 'Imported in the sequence of the test, unchanged.',
      count: '48 objects',
    },
  ],
  gates: [
    { name: 'Gate 1', approver: 'Team lead', check: 'Syntax, dependencies, naming' },
    { name: 'Gate 2', approver: 'Business and Basis', check: 'Test result, sequence, window' },
  ],
  repository: {
    name: 'Repository',
    description: 'Every version, approval, import log and return code, for each object.',
  },
} as const;
