import { mayDo, type Role, type Scope } from '#contract/desk/people.ts';
import type { DeskRoute } from '#server/people/access.ts';
import { openTestDesk } from './test-desk.ts';

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

export type Params = Readonly<Record<string, string>>;

/** A request that a route takes, and what comes of it. Who may use the route, and what else it takes, the route itself says. */
interface Example {
  readonly params?: (place: RoutePlace) => Params | Promise<Params>;
  readonly query?: string;
  /** With the version of an item that the sender claims to have seen. */
  readonly body?: (version: number, params: Params) => object;
  /** Who of those with the right gets something; all others get `outside`. */
  readonly scopes?: readonly Scope[];
  readonly outside?: 403 | 404;
  /** What those get who may, with a version that is long over, so that trying changes nothing. */
  readonly status?: number;
  readonly isEndless?: boolean;
}

export interface RouteCase extends DeskRoute, Required<Example> {
  /** "GET /api/me" */
  readonly route: string;
}

const SEEING: Readonly<Record<SubmissionForm, readonly Scope[]>> = {
  contact: ['everything', 'enquiries'],
  careers: ['everything', 'applications'],
};
const DEFAULTS: Required<Example> = {
  params: () => ({}),
  query: '',
  body: () => ({}),
  scopes: ['everything', 'enquiries', 'applications'],
  outside: 404,
  status: 200,
  isEndless: false,
};

function ofForm(form: SubmissionForm, example: Example): Example {
  const params: Example['params'] = ({ submissions }) => ({ reference: submissions[form].reference });
  return { params, scopes: SEEING[form], ...example };
}

const items = (example: Example = {}): readonly Example[] => [
  ofForm('contact', example),
  ofForm('careers', example),
];

const quarantined = (example: Example = {}): readonly Example[] => [
  ofForm('contact', { params: (place) => ({ reference: place.quarantined.contact }), ...example }),
  ofForm('careers', { params: (place) => ({ reference: place.quarantined.careers }), ...example }),
];

/** Those of the place are sent already. */
const mails = (fields: object = {}): readonly Example[] => {
  const example = { body: () => fields, status: 400 };
  return [
    ofForm('contact', { params: ({ submissions }) => ({ id: submissions.contact.mail }), ...example }),
    ofForm('careers', { params: ({ submissions }) => ({ id: submissions.careers.mail }), ...example }),
  ];
};

/** About somebody who sees everything, so that whoever sees less has no say. */
const people = (fields: object = {}): readonly Example[] => [
  {
    params: async (place) => ({ id: await place.newPerson() }),
    body: () => fields,
    scopes: ['everything'],
    outside: 403,
  },
];

const stale = (fields: object = {}): Example => ({
  body: (version) => ({ version, ...fields }),
  status: 409,
});

const UNKNOWN_TOKEN: Example = { params: () => ({ token: 'unknown' }), status: 404 };

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'GET /api/sign-in/ways': [{}],
  'GET /api/sign-in/company': [{ status: 404 }],
  'GET /api/sign-in/company/callback': [{ status: 404 }],
  'POST /api/sign-in': [{ status: 202, body: () => ({ email: 'nobody@example.com' }) }],
  'GET /api/sign-in/:token': [UNKNOWN_TOKEN],
  'POST /api/sign-in/:token': [UNKNOWN_TOKEN],
  'POST /api/sign-out': [{}],

  'GET /api/me': [{}],
  'GET /api/today': [{}],
  'GET /api/live': [{ isEndless: true }],
  'GET /api/submissions': ['all', 'held', 'released', 'spam'].map((tab) => ({ query: `?tab=${tab}` })),
  'GET /api/search': [{ query: '?q=secret&spam=1' }],
  'GET /api/delivery': [{}],
  'GET /api/history': [{}],
  'GET /api/visits': [{ scopes: SEEING.contact }],
  'GET /api/subscribers': [{ scopes: SEEING.contact }],
  'POST /api/delivery/again': [{}],
  'POST /api/delivery/:id/give-up': mails(),
  'POST /api/delivery/:id/address': mails({ to: 'thief@evil.example' }),
  'POST /api/delivery/:id/again': mails(),

  'GET /api/submissions/:reference': [...items(), ...quarantined()],
  'GET /api/submissions/:reference/resume': [ofForm('careers', {})],
  'GET /api/submissions/:reference/erasure': items(),
  'POST /api/submissions/:reference/presence': items({ body: () => ({ writing: true }) }),
  'POST /api/submissions/:reference/answered': items(stale()),
  'POST /api/submissions/:reference/reopened': items(stale()),
  'POST /api/submissions/:reference/assign': items(stale({ person: null })),
  'POST /api/submissions/:reference/note': items(stale({ text: 'x', mentions: [] })),
  'POST /api/submissions/:reference/answer': items(stale({ subject: 'x', text: 'x' })),
  'POST /api/submissions/:reference/answer-undo': items(stale()),
  'POST /api/submissions/:reference/reopen-undo': items(stale()),
  'POST /api/submissions/:reference/spam': [...items(stale()), ...quarantined(stale())],
  'POST /api/submissions/:reference/release': [...items(stale()), ...quarantined(stale())],
  'POST /api/submissions/:reference/hold': items(stale()),
  'POST /api/submissions/:reference/erase': items({
    body: (version, { reference }) => ({ version, reference }),
    status: 409,
  }),

  'GET /api/settings': [{ scopes: ['everything'] }],
  'GET /api/people': [{}],
  'POST /api/people': [
    {
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
    },
  ],
  'POST /api/people/:id': people({ name: 'Some Body', role: 'reader' }),
  'POST /api/people/:id/remove': people(),
  'POST /api/people/:id/link': people(),
  'POST /api/people/:id/end-sessions': people(),
  // Only one's own can be ended here, and to tell which others there are would be too much.
  'POST /api/sessions/:id/end': [{ params: (place) => ({ id: place.foreignSession }), status: 404 }],
  'POST /api/sessions/end-others': [{}],

  'GET /api/export/submissions': [{ query: '?tab=all&format=json' }],
  'GET /api/export/subscribers': [{ query: '?format=json', scopes: SEEING.contact }],
  'GET /api/export/delivery': [{ query: '?format=json' }],
  'GET /api/export/history': [{ query: '?format=json' }],
  'GET /api/export/visits': [{ query: '?format=json', scopes: SEEING.contact }],
};

/** Every route that the desk registers, with each of its examples. */
export async function loadRouteCases(): Promise<readonly RouteCase[]> {
  const { app, close } = await openTestDesk();
  await close();
  const routes = new Map(app.routes.map((each) => [`${each.method} ${each.url}`, each]));
  const gone = Object.keys(EXAMPLES).filter((route) => !routes.has(route));
  if (gone.length > 0)
    throw new Error(`The desk has no ${gone}. Remove it from tests/server/desk-routes.ts.`);
  return [...routes].flatMap(([route, registered]) => {
    const examples = EXAMPLES[route];
    if (examples === undefined) {
      throw new Error(`${route} has no example. Add one that succeeds to tests/server/desk-routes.ts.`);
    }
    return examples.map((example) => ({ ...DEFAULTS, ...example, ...registered, route }));
  });
}

export function mayUse(role: Role, { access }: DeskRoute): boolean {
  return access === 'open' || access === 'signed-in' || mayDo(role, access);
}

/** The address with these values for the names in it. */
export function addressOf({ url, query }: RouteCase, params: Params): string {
  return url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]!)) + query;
}
