import fc from 'fast-check';
import { borderlineText, oddText, PROTOTYPE_NAMES, textAtLimit } from './odd-text.ts';
import { asRequest, type BadRequest, corrupted, headerValue } from './request.ts';

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 8000 }))
  .map(([opening, depth]) => `${opening.repeat(depth)}1${(opening === '[' ? ']' : '}').repeat(depth)}`);

const fieldValue = fc.oneof(
  { weight: 5, arbitrary: oddText },
  { weight: 3, arbitrary: borderlineText },
  { weight: 4, arbitrary: textAtLimit },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      [],
      {},
      ['x'],
      { toString: 'x' },
      '',
    ),
  },
);

/** Includes `version`, which routes accept that declare no field of their own. */
function fieldNames(names: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names, 'version') },
    { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES) },
    { weight: 1, arbitrary: oddText },
  );
}

/** A valid body with some fields replaced, removed or added, as JSON text: keys like __proto__ survive in text. */
function mutatedJson(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
): fc.Arbitrary<string> {
  const change = fc.tuple(fieldNames(names), fc.option(fieldValue, { freq: 6 }));
  // Often a single one: further errors would mask that it was accepted.
  const some = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(change) },
    { weight: 2, arbitrary: fc.array(change, { maxLength: 4 }) },
  );
  return some.map((changes) => {
    const entries = new Map<string, unknown>(Object.entries(fields));
    for (const [name, value] of changes) {
      if (value === null) entries.delete(name);
      else entries.set(name, value);
    }
    const pairs = [...entries].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    return `{${pairs.join(',')}}`;
  });
}

const jsonContentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'Application/JSON;x=y',
      'application/json;',
      'application/json; charset=utf-16',
      'application/vnd.api+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      '',
      ';',
      '/',
      'x',
      '*/*',
      'application/json, text/plain',
    ),
  },
  { weight: 1, arbitrary: headerValue() },
);

/** Bodies for an endpoint that accepts `valid`: mutated, arbitrary or broken JSON, and bytes. `names`: all its fields. */
export function badJson(
  valid: Readonly<Record<string, unknown>>,
  names: readonly string[] = Object.keys(valid),
): fc.Arbitrary<BadRequest> {
  const mutated = mutatedJson(valid, names);
  const text = fc.oneof(
    { weight: 12, arbitrary: mutated },
    { weight: 3, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: deep },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        'null',
        '"x"',
        '1',
        '[]',
        '{}',
        '{"name":',
        "{'a':1}",
        '\ufeff{}',
        '{"a":1}{"a":1}',
        'NaN',
        `"${'x'.repeat(70_000)}"`,
      ),
    },
    { weight: 1, arbitrary: oddText },
  );
  const broken = fc
    .tuple(mutated, fc.nat({ max: 400 }), fc.integer({ min: 0, max: 255 }))
    .map(([json, at, byte]) => corrupted(Buffer.from(json), at, byte));
  const payload = fc.oneof(
    { weight: 8, arbitrary: text.map((value) => Buffer.from(value)) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
  );
  return asRequest(payload, jsonContentType);
}
