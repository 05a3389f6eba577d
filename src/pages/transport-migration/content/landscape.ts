/** One release on its way through the landscape, and its queue. The manual explains the same release, state by state. */
export type RequestState = 'Waiting' | 'Approved' | 'Scheduled' | 'Imported' | 'Held';

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
    'Request queue of the Transport Migration Utility for release 24.3: seven requests in import order, two imported, two scheduled next, one approved for the next window, one waiting for approval by Basis, one held because it needs the request before it.',
  title: 'Release 24.3, quality to production',
  aside: 'Saturday 21:06, window until 23:00',
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
      detail: 'Next',
    },
    {
      order: 4,
      request: 'DEVK900427',
      text: 'Report ZSD_RATE_LIST',
      owner: 'Meyer',
      state: 'Scheduled',
      detail: 'After number 3',
    },
    {
      order: 5,
      request: 'DEVK900431',
      text: 'Pricing procedure, customizing',
      owner: 'Diaz',
      state: 'Approved',
      detail: 'For the next window',
    },
    {
      order: 6,
      request: 'DEVK900436',
      text: 'Authorization role Z_PRICING',
      owner: 'Diaz',
      state: 'Waiting',
      detail: 'For Basis, gate 2',
    },
    {
      order: 7,
      request: 'DEVK900440',
      text: 'Workflow for price approval',
      owner: 'Okoye',
      state: 'Held',
      detail: 'Needs number 6',
    },
  ] satisfies readonly TransportRequest[] as readonly TransportRequest[],
} as const;

export const landscape = {
  title: 'No change reaches production without two approvals',
  note: 'After an approval the import runs at once, or at the hour you scheduled.',
  systems: [
    {
      name: 'Development',
      description: 'Changes are recorded in requests, which their owners release.',
      count: '7 requests released',
    },
    {
      name: 'Quality',
      description: 'Imported in sequence, tested, signed off by the business.',
      count: '7 imported, tested',
    },
    {
      name: 'Production',
      description: 'Imported in the sequence of the test, unchanged.',
      count: '2 of 7 imported',
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
