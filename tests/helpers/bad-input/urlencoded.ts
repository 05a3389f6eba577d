import fc from 'fast-check';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import { CONTACT, NEWSLETTER } from '../../fixtures/sample-submissions.ts';
import { borderlineText, oddText, PROTOTYPE_NAMES, textAtLimit } from './odd-text.ts';
import { asRequest, type BadRequest, corrupted } from './request.ts';

const fieldValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: borderlineText },
  { weight: 2, arbitrary: textAtLimit },
);

/** A valid form with some fields replaced, removed, duplicated or added. */
function mutatedForm(fields: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Object.keys(fields)) },
    { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES, TRAP_FIELD, '') },
    { weight: 1, arbitrary: oddText },
  );
  const change = fc.tuple(name, fc.option(fieldValue, { freq: 6 }), fc.boolean());
  // Often a single one: further errors would mask that it was accepted.
  const some = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(change) },
    { weight: 2, arbitrary: fc.array(change, { maxLength: 4 }) },
  );
  return some.map((changes) => {
    const form = new URLSearchParams(fields as Record<string, string>);
    for (const [changed, value, isAdded] of changes) {
      if (value === null) form.delete(changed);
      else if (isAdded) form.append(changed, value);
      else form.set(changed, value);
    }
    return form.toString();
  });
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded; charset=UTF-8',
      'Application/X-WWW-Form-Urlencoded;charset=iso-8859-1',
      'application/x-www-form-urlencoded;',
      'application/x-www-form-urlencoded, text/plain',
      'application/x-www-form-urlencoded; =',
      'application/json',
      'multipart/form-data; boundary=x',
    ),
  },
);

/** Bodies of a form submitted without script, mutated in fields, delimiters and bytes. */
export function badUrlencoded(form: 'newsletter' | 'contact'): fc.Arbitrary<BadRequest> {
  const valid =
    form === 'newsletter' ? { ...NEWSLETTER, acceptsPrivacyPolicy: 'on' } : { ...CONTACT, recaptcha: 'on' };
  const mutated = mutatedForm(valid);
  const payload = fc.oneof(
    { weight: 10, arbitrary: mutated.map((text) => Buffer.from(text)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(mutated, fc.nat({ max: 400 }), fc.nat({ max: 255 }))
        .map(([text, at, byte]) => corrupted(Buffer.from(text), at, byte)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '&', '=', '&&==&', '%', '%zz=%', 'a'.repeat(70_000), '&'.repeat(60_000), '+=+')
        .map((text) => Buffer.from(text)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
  );
  return asRequest(payload, contentType);
}
