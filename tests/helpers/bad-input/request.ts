import fc from 'fast-check';
import { oddText } from './odd-text.ts';

export interface BadRequest {
  readonly query: string;
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export function headerValue(): fc.Arbitrary<string> {
  // All bytes allowed in a header.
  return fc
    .array(
      fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f),
      { maxLength: 60 },
    )
    .map((codes) => String.fromCharCode(...codes).trim());
}

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'x-form-trap',
    'x-form-elapsed',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'accept',
    'accept-encoding',
    'content-encoding',
    'cookie',
    'if-none-match',
    'range',
    'referer',
    'te',
    'user-agent',
    'x-http-method-override',
  ),
  fc.oneof(
    headerValue(),
    fc.constantFrom('0', '-1', '99999999999999999999', 'gzip', 'https', '*', 'bytes=0-', 'DELETE'),
  ),
  { maxKeys: 3 },
);

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?position=',
      '?position=%00',
      '?position=a&position=b',
      '?__proto__=x',
      '?position[x]=1',
      '?%',
      '?a=%ff',
    ),
  },
  { weight: 3, arbitrary: oddText.map((text) => `?${new URLSearchParams({ position: text })}`) },
);

/** A body with its headers. */
export function asRequest(
  payload: fc.Arbitrary<Buffer>,
  contentType: fc.Arbitrary<string>,
): fc.Arbitrary<BadRequest> {
  return fc.tuple(payload, contentType, oddHeaders, query).map(([bytes, type, headers, search]) => ({
    query: search.slice(0, 4000),
    payload: bytes,
    headers: { ...headers, 'content-type': type },
  }));
}

/** A copy with one byte changed, or truncated there. */
export function corrupted(bytes: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(bytes);
  if (at < copy.length) copy[at] = byte;
  return byte % 3 === 0 ? copy.subarray(0, at) : copy;
}
