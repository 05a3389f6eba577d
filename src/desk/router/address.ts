/** Every view and submission has an address, so that it can be sent to a colleague. */
type ListView = 'enquiries' | 'applications' | 'quarantine';
export type ViewName =
  | 'today'
  | ListView
  | 'subscribers'
  | 'site'
  | 'delivery'
  | 'visits'
  | 'people'
  | 'history'
  | 'settings'
  | 'search'
  | 'sign-in'
  | 'not-found';

export interface Address {
  readonly view: ViewName;
  /** The second part of the path: the reference of a submission, the token of a sign-in link, or a screen of the site. */
  readonly part: string | null;
  /** The third part of the path: the number of a release of the site. */
  readonly detail: string | null;
  readonly parameters: URLSearchParams;
}

const VIEWS: readonly string[] = [
  'enquiries',
  'applications',
  'quarantine',
  'subscribers',
  'site',
  'delivery',
  'visits',
  'people',
  'history',
  'settings',
  'search',
  'sign-in',
];
/** How many parts may follow the view; the others have none. */
const PARTS: Readonly<Record<string, number>> = {
  enquiries: 1,
  applications: 1,
  quarantine: 1,
  'sign-in': 1,
  site: 2,
};

export function readAddress(url: URL): Address {
  const [view = '', ...rest] = url.pathname.split('/').filter((piece) => piece !== '');
  const parameters = url.searchParams;
  const parts = rest.map(decode);
  if (view === '') return { view: 'today', part: null, detail: null, parameters };
  const isKnown = VIEWS.includes(view) && parts.length <= (PARTS[view] ?? 0) && !parts.includes(undefined);
  if (!isKnown) return { view: 'not-found', part: null, detail: null, parameters };
  const [part = null, detail = null] = parts;
  return { view: view as ViewName, part, detail, parameters };
}

/** Undefined for malformed percent-encoding. */
function decode(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece);
  } catch {
    return undefined;
  }
}

export function hrefOf(
  view: ViewName,
  part: string | null = null,
  parameters: URLSearchParams = new URLSearchParams(),
  detail: string | null = null,
): string {
  const parts = [view === 'today' ? '' : view, part, detail].filter((one) => one !== null);
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

export interface ViewProps {
  readonly address: Address;
}
