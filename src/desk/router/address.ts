/** Every view and submission has an address, so that it can be sent to a colleague. */
type ListView = 'enquiries' | 'applications' | 'quarantine';
export type ViewName =
  | 'today'
  | ListView
  | 'subscribers'
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
  /** The second part of the path: the reference of a submission, or the token of a sign-in link. */
  readonly part: string | null;
  readonly parameters: URLSearchParams;
}

const VIEWS: readonly string[] = [
  'enquiries',
  'applications',
  'quarantine',
  'subscribers',
  'delivery',
  'visits',
  'people',
  'history',
  'settings',
  'search',
  'sign-in',
];
const WITH_PART: readonly string[] = ['enquiries', 'applications', 'quarantine', 'sign-in'];

export function readAddress(url: URL): Address {
  const [view = '', part, ...rest] = url.pathname.split('/').filter((piece) => piece !== '');
  const parameters = url.searchParams;
  if (view === '') return { view: 'today', part: null, parameters };
  const decoded = part === undefined ? null : decode(part);
  const isKnown =
    VIEWS.includes(view) &&
    rest.length === 0 &&
    decoded !== undefined &&
    (decoded === null || WITH_PART.includes(view));
  if (!isKnown) return { view: 'not-found', part: null, parameters };
  return { view: view as ViewName, part: decoded, parameters };
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
): string {
  const path = view === 'today' ? '/' : `/${view}${part === null ? '' : `/${encodeURIComponent(part)}`}`;
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

export interface ViewProps {
  readonly address: Address;
}
