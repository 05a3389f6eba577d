import { defaultSiteRight, mayDo, maySite, type Role, type Scope } from '#contract/desk/people.ts';
import type { DeskRoute } from '#server/people/access.ts';
import { openTestDesk } from './test-desk.ts';

/** The data at the desk while its routes are tested. */
export interface RouteFixtures {
  /** Reference and mail id of an enquiry and of an application. */
  readonly submissions: Readonly<
    Record<SubmissionForm, { readonly reference: string; readonly mail: string }>
  >;
  /** References of a quarantined enquiry and application. */
  readonly quarantined: Readonly<Record<SubmissionForm, string>>;
  /** Creates a person with full scope and returns their id. */
  newPerson(): Promise<string>;
  /** The id of another person's session. */
  readonly foreignSession: string;
}
export type SubmissionForm = 'contact' | 'careers';

export type Params = Readonly<Record<string, string>>;

/** A valid request to a route and its expected status. Access and schemas come from the route itself. */
interface Example {
  readonly params?: (fixtures: RouteFixtures) => Params | Promise<Params>;
  readonly query?: string;
  /** `version` is the submission version that the sender claims to have seen. */
  readonly body?: (version: number, params: Params) => object;
  /** The scopes that succeed; all others get `outOfScopeStatus`. */
  readonly scopes?: readonly Scope[];
  readonly outOfScopeStatus?: 403 | 404;
  /** The status with access. Actions are sent with a wrong version, so that they change nothing. */
  readonly status?: number;
  readonly isStream?: boolean;
}

export interface RouteCase extends DeskRoute, Required<Example> {
  /** "GET /api/me" */
  readonly route: string;
}

const SCOPES_BY_FORM: Readonly<Record<SubmissionForm, readonly Scope[]>> = {
  contact: ['everything', 'enquiries'],
  careers: ['everything', 'applications'],
};
const DEFAULTS: Required<Example> = {
  params: () => ({}),
  query: '',
  body: () => ({}),
  scopes: ['everything', 'enquiries', 'applications'],
  outOfScopeStatus: 404,
  status: 200,
  isStream: false,
};

function ofForm(form: SubmissionForm, example: Example): Example {
  const params: Example['params'] = ({ submissions }) => ({ reference: submissions[form].reference });
  return { params, scopes: SCOPES_BY_FORM[form], ...example };
}

const perForm = (example: Example = {}): readonly Example[] => [
  ofForm('contact', example),
  ofForm('careers', example),
];

const quarantined = (example: Example = {}): readonly Example[] => [
  ofForm('contact', { params: (fixtures) => ({ reference: fixtures.quarantined.contact }), ...example }),
  ofForm('careers', { params: (fixtures) => ({ reference: fixtures.quarantined.careers }), ...example }),
];

/** The mails of the fixtures are already sent, so that every action on them is refused. */
const mails = (fields: object = {}): readonly Example[] => {
  const example = { body: () => fields, status: 400 };
  return [
    ofForm('contact', { params: ({ submissions }) => ({ id: submissions.contact.mail }), ...example }),
    ofForm('careers', { params: ({ submissions }) => ({ id: submissions.careers.mail }), ...example }),
  ];
};

/** Acts on a person with full scope, which takes full scope. */
const people = (fields: object = {}): readonly Example[] => [
  {
    params: async (fixtures) => ({ id: await fixtures.newPerson() }),
    body: () => fields,
    scopes: ['everything'],
    outOfScopeStatus: 403,
  },
];

const stale = (fields: object = {}): Example => ({
  body: (version) => ({ version, ...fields }),
  status: 409,
});

/** This desk cannot publish, which only people with access learn. */
const site = (fields: object = {}, params: Params = {}, status = 409): readonly Example[] => [
  { params: () => params, body: () => fields, status },
];

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
  'GET /api/live': [{ isStream: true }],
  'GET /api/submissions': ['all', 'quarantined', 'released', 'spam'].map((tab) => ({ query: `?tab=${tab}` })),
  'GET /api/spam-filter': [{}],
  'GET /api/search': [{ query: '?q=secret&spam=1' }],
  'GET /api/delivery': [{}],
  'GET /api/history': [{}],
  'GET /api/visits': [{ scopes: SCOPES_BY_FORM.contact }],
  'GET /api/subscribers': [{ scopes: SCOPES_BY_FORM.contact }],
  'POST /api/delivery/again': [{}],
  'POST /api/delivery/:id/give-up': mails(),
  'POST /api/delivery/:id/address': mails({ to: 'thief@evil.example' }),
  'POST /api/delivery/:id/again': mails(),

  'GET /api/submissions/:reference': [...perForm(), ...quarantined()],
  'GET /api/submissions/:reference/resume': [ofForm('careers', {})],
  'GET /api/submissions/:reference/erasure': perForm(),
  'POST /api/submissions/:reference/presence': perForm({ body: () => ({ writing: true }) }),
  'POST /api/submissions/:reference/answered': perForm(stale()),
  'POST /api/submissions/:reference/reopened': perForm(stale()),
  'POST /api/submissions/:reference/assign': perForm(stale({ person: null })),
  'POST /api/submissions/:reference/note': perForm(stale({ text: 'x', mentions: [] })),
  'POST /api/submissions/:reference/answer': perForm(stale({ subject: 'x', text: 'x' })),
  'POST /api/submissions/:reference/answer-undo': perForm(stale()),
  'POST /api/submissions/:reference/reopen-undo': perForm(stale()),
  'POST /api/submissions/:reference/spam': [...perForm(stale()), ...quarantined(stale())],
  'POST /api/submissions/:reference/release': [...perForm(stale()), ...quarantined(stale())],
  'POST /api/submissions/:reference/requarantine': perForm(stale()),
  'POST /api/submissions/:reference/erase': perForm({
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
      outOfScopeStatus: 403,
      // Only for the first request: the same address cannot be invited again.
      status: 201,
    },
  ],
  'POST /api/people/:id': people({ name: 'Some Body', role: 'reader' }),
  'POST /api/people/:id/remove': people(),
  'POST /api/people/:id/link': people(),
  'POST /api/people/:id/end-sessions': people(),
  // Only own sessions can be ended here; those of others respond like unknown ones.
  'POST /api/sessions/:id/end': [{ params: (fixtures) => ({ id: fixtures.foreignSession }), status: 404 }],
  'POST /api/sessions/end-others': [{}],

  'GET /api/site': site(),
  'GET /api/site/schema': site(),
  'GET /api/site/problems': site(),
  'POST /api/site/edits': site({ operations: [{ op: 'delete', file: 'pages/about.json' }] }),
  'POST /api/site/publish': site({ changes: ['pages/about.json|heading'], live: 1 }),
  'POST /api/site/review': site({ note: 'Please read' }),
  'POST /api/site/review/withdraw': site(),
  'POST /api/site/kept/dismiss': site(),
  'GET /api/site/releases': site(),
  'GET /api/site/releases/:number': site({}, { number: '1' }),
  'POST /api/site/releases/:number/roll-back': site({ live: 1 }, { number: '1' }),
  'POST /api/site/scheduled/:id/cancel': site({}, { id: 'unknown' }, 404),
  'POST /api/site/presence': site({ file: 'pages/about.json' }, {}, 200),
  'POST /api/site/preview': site(),
  'POST /api/site/preview-links': site(),
  'GET /api/site/media': site(),
  'GET /api/site/media/:file': site({}, { file: 'plant-0123456789-320.jpg' }, 404),
  'POST /api/site/media': [{ query: '?name=plant.jpg', status: 409 }],
  'GET /api/preview/:token/:version/*': site({}, { token: 'unknown', version: 'draft', '*': 'about' }, 404),

  'GET /api/export/submissions': [{ query: '?tab=all&format=json' }],
  'GET /api/export/subscribers': [{ query: '?format=json', scopes: SCOPES_BY_FORM.contact }],
  'GET /api/export/delivery': [{ query: '?format=json' }],
  'GET /api/export/history': [{ query: '?format=json' }],
  'GET /api/export/visits': [{ query: '?format=json', scopes: SCOPES_BY_FORM.contact }],
};

/** Every route that the desk registers, with each of its examples. */
export async function loadRouteCases(): Promise<readonly RouteCase[]> {
  const { app, close } = await openTestDesk();
  await close();
  const routes = new Map(app.routes.map((each) => [`${each.method} ${each.url}`, each]));
  const unregistered = Object.keys(EXAMPLES).filter((route) => !routes.has(route));
  if (unregistered.length > 0)
    throw new Error(`The desk has no ${unregistered}. Remove it from tests/server/desk-routes.ts.`);
  return [...routes].flatMap(([route, registered]) => {
    const examples = EXAMPLES[route];
    if (examples === undefined) {
      throw new Error(`${route} has no example. Add one that succeeds to tests/server/desk-routes.ts.`);
    }
    return examples.map((example) => ({ ...DEFAULTS, ...example, ...registered, route }));
  });
}

/** For people with the website access that new people get. */
export function mayUse(role: Role, { access }: DeskRoute): boolean {
  if (access === 'site-write') return maySite(defaultSiteRight(role), 'write');
  if (access === 'site-publish') return maySite(defaultSiteRight(role), 'publish');
  return access === 'open' || access === 'signed-in' || mayDo(role, access);
}

/** The URL with its path parameters filled in. */
export function addressOf({ url, query }: RouteCase, params: Params): string {
  return url.replace(/:(\w+)|\*/g, (whole, name = whole) => encodeURIComponent(params[name]!)) + query;
}
