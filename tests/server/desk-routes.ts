import type { Role, Scope } from '#contract/desk/people.ts';

/** What stands at the desk while its routes are tried. */
export interface RoutePlace {
  /** References and mails of an enquiry and of an application. */
  readonly submissions: Readonly<
    Record<SubmissionForm, { readonly reference: string; readonly mail: string }>
  >;
  /** References of quarantined ones. */
  readonly quarantined: Readonly<Record<SubmissionForm, string>>;
  /** The id of somebody new who sees everything. */
  newPerson(): Promise<string>;
  /** A session of somebody else. */
  readonly foreignSession: string;
}
export type SubmissionForm = 'contact' | 'careers';

export interface RouteCase {
  /** As it is registered. */
  readonly route: string;
  readonly url: (place: RoutePlace) => string | Promise<string>;
  /** What is sent, with the version of an item that the sender claims to have seen. */
  readonly body?: (version: number, place: RoutePlace) => object;
  readonly least: 'anybody' | Role;
  /** Who of those with the right gets something; all others get `outside`. */
  readonly scopes: readonly Scope[];
  readonly outside: 403 | 404;
  /** What those get who may, with a version that is long over, so that trying changes nothing. */
  readonly status: number;
  readonly isEndless?: boolean;
}

const ALL: readonly Scope[] = ['everything', 'enquiries', 'applications'];
const SEEING: Readonly<Record<SubmissionForm, readonly Scope[]>> = {
  contact: ['everything', 'enquiries'],
  careers: ['everything', 'applications'],
};
const FORMS = ['contact', 'careers'] as const;

type Rest = Partial<Pick<RouteCase, 'body' | 'scopes' | 'outside' | 'status' | 'isEndless'>> & {
  readonly query?: string;
};

/** A route whose address is always the same. */
function plain(route: string, least: RouteCase['least'], { query = '', ...rest }: Rest = {}): RouteCase {
  const [, path = ''] = route.split(' ');
  return { route, least, url: () => path + query, scopes: ALL, outside: 404, status: 200, ...rest };
}

function submissionRoute(
  method: 'GET' | 'POST',
  end: string,
  least: Role,
  rest: Rest = {},
): readonly RouteCase[] {
  return FORMS.map((form) => ({
    route: `${method} /api/submissions/:reference${end}`,
    least,
    url: ({ submissions }) => `/api/submissions/${submissions[form].reference}${end}`,
    scopes: SEEING[form],
    outside: 404,
    status: method === 'GET' ? 200 : 409,
    ...rest,
    body: (version, place) => ({
      version,
      reference: place.submissions[form].reference,
      ...rest.body?.(version, place),
    }),
  }));
}

/** The same for what is in quarantine. */
function quarantineRoute(method: 'GET' | 'POST', end: string, least: Role): readonly RouteCase[] {
  return FORMS.map((form) => ({
    route: `${method} /api/submissions/:reference${end}`,
    least,
    url: ({ quarantined }) => `/api/submissions/${quarantined[form]}${end}`,
    body: (version) => ({ version }),
    scopes: SEEING[form],
    outside: 404,
    status: method === 'GET' ? 200 : 409,
  }));
}

function mailRoute(end: string, status: number, body: object = {}): readonly RouteCase[] {
  return FORMS.map((form) => ({
    route: `POST /api/delivery/:id/${end}`,
    least: 'agent',
    url: ({ submissions }) => `/api/delivery/${submissions[form].mail}/${end}`,
    body: () => body,
    scopes: SEEING[form],
    outside: 404,
    status,
  }));
}

/** About somebody who sees everything, so that whoever sees less has no say. */
function personRoute(end: string, body: object = {}): RouteCase {
  return {
    route: `POST /api/people/:id${end}`,
    least: 'administrator',
    url: async (place) => `/api/people/${await place.newPerson()}${end}`,
    body: () => body,
    scopes: ['everything'],
    outside: 403,
    status: 200,
  };
}

/** Every route of the desk with who may use it. One that is missing here fails the tests. */
export const DESK_ROUTES: readonly RouteCase[] = [
  plain('GET /api/sign-in/ways', 'anybody'),
  plain('GET /api/sign-in/company', 'anybody', { status: 404 }),
  plain('GET /api/sign-in/company/callback', 'anybody', { status: 404 }),
  plain('POST /api/sign-in', 'anybody', { status: 202, body: () => ({ email: 'nobody@example.com' }) }),
  plain('GET /api/sign-in/:token', 'anybody', { status: 404 }),
  plain('POST /api/sign-in/:token', 'anybody', { status: 404 }),
  plain('POST /api/sign-out', 'anybody'),

  plain('GET /api/me', 'reader'),
  plain('GET /api/today', 'reader'),
  plain('GET /api/live', 'reader', { isEndless: true }),
  plain('GET /api/submissions', 'reader', { query: '?tab=all' }),
  ...['held', 'released', 'spam'].map((tab) =>
    plain('GET /api/submissions', 'reader', { query: `?tab=${tab}` }),
  ),
  ...quarantineRoute('GET', '', 'reader'),
  ...quarantineRoute('POST', '/release', 'agent'),
  ...quarantineRoute('POST', '/spam', 'agent'),
  plain('GET /api/search', 'reader', { query: '?q=secret&spam=1' }),
  plain('GET /api/delivery', 'reader'),
  plain('GET /api/history', 'reader'),
  plain('GET /api/visits', 'reader', { scopes: SEEING.contact }),
  plain('GET /api/subscribers', 'reader', { scopes: SEEING.contact }),
  plain('POST /api/delivery/again', 'agent'),
  // These are sent already.
  ...mailRoute('give-up', 400),
  ...mailRoute('address', 400, { to: 'thief@evil.example' }),
  ...mailRoute('again', 400),

  ...submissionRoute('GET', '', 'reader'),
  ...submissionRoute('GET', '/resume', 'reader').filter(({ scopes }) => scopes === SEEING.careers),
  ...submissionRoute('GET', '/erasure', 'administrator'),
  ...submissionRoute('POST', '/presence', 'reader', { status: 200, body: () => ({ writing: true }) }),
  ...submissionRoute('POST', '/answered', 'agent'),
  ...submissionRoute('POST', '/reopened', 'agent'),
  ...submissionRoute('POST', '/assign', 'agent', { body: () => ({ person: null }) }),
  ...submissionRoute('POST', '/note', 'agent', { body: () => ({ text: 'x', mentions: [] }) }),
  ...submissionRoute('POST', '/answer', 'agent', { body: () => ({ subject: 'x', text: 'x' }) }),
  ...submissionRoute('POST', '/answer-undo', 'agent'),
  ...submissionRoute('POST', '/reopen-undo', 'agent'),
  ...submissionRoute('POST', '/spam', 'agent'),
  ...submissionRoute('POST', '/release', 'agent'),
  ...submissionRoute('POST', '/hold', 'agent'),
  ...submissionRoute('POST', '/erase', 'administrator'),

  plain('GET /api/settings', 'administrator', { scopes: ['everything'] }),
  plain('GET /api/people', 'reader'),
  plain('POST /api/people', 'administrator', {
    body: () => ({
      email: 'mallory@example.com',
      name: 'Mallory',
      role: 'administrator',
      scope: 'everything',
    }),
    scopes: ['everything'],
    outside: 403,
    // For the first one; nobody can be invited twice.
    status: 201,
  }),
  personRoute('', { name: 'Some Body', role: 'reader' }),
  personRoute('/remove'),
  personRoute('/link'),
  personRoute('/end-sessions'),
  // Only one's own can be ended here, and to tell which others there are would be too much.
  {
    ...plain('POST /api/sessions/:id/end', 'reader', { status: 404 }),
    url: (place) => `/api/sessions/${place.foreignSession}/end`,
  },
  plain('POST /api/sessions/end-others', 'reader'),

  plain('GET /api/export/submissions', 'administrator', { query: '?tab=all&format=json' }),
  plain('GET /api/export/subscribers', 'administrator', { query: '?format=json', scopes: SEEING.contact }),
  plain('GET /api/export/delivery', 'administrator', { query: '?format=json' }),
  plain('GET /api/export/history', 'administrator', { query: '?format=json' }),
  plain('GET /api/export/visits', 'administrator', { query: '?format=json', scopes: SEEING.contact }),
];

/** All routes that a server has, from the tree that Fastify prints: "GET /api/me". */
export function routesOf(printed: string): readonly string[] {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of printed.split('\n')) {
    const [, before = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
    if (part === '') continue;
    path.splice(before.length / 4, Infinity, part);
    for (const method of methods.split(', ')) if (method !== '') routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}
