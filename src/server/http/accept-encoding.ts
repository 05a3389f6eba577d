export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: the order in which we prefer codings that the client likes equally. */
const OUR_ORDER: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The codings a client accepts, best first. Identity always stands in the list, at the end if need be: a client that
 * forbids it as well gets the plain file rather than an error, which RFC 9110 leaves to the server.
 */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const weights = parseWeights(header);
  const anyOther = weights.get('*');
  const weightOf = (encoding: Encoding): number =>
    // Identity is acceptable without being named, but anything that is named goes before it.
    weights.get(encoding) ?? anyOther ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);

  const accepted = OUR_ORDER.filter((encoding) => weightOf(encoding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // A weight that is not a number between 0 and 1 is a mistake of the client; not accepting is the safe reading.
    weights.set(coding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}

const CACHE_ENTRIES = 200;
const CACHE_HEADER_LENGTH = 100;

/** Browsers send a handful of different headers, so each is read once; bounded, because clients choose the keys. */
export function createEncodingNegotiator(): (header: string | undefined) => readonly Encoding[] {
  const known = new Map<string | undefined, readonly Encoding[]>();
  return (header) => {
    const found = known.get(header);
    if (found !== undefined) return found;
    const accepted = acceptedEncodings(header);
    if (header === undefined || header.length <= CACHE_HEADER_LENGTH) {
      if (known.size >= CACHE_ENTRIES) known.clear();
      known.set(header, accepted);
    }
    return accepted;
  };
}
