import { Readable } from 'node:stream';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM, POSITION_FIELD } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { fieldProblem, tidy } from '#contract/fields.ts';
import type { Field } from '#contract/form-field.ts';
import { FORMS } from '#contract/forms.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { KEPT_RESUME_TYPES, RESUME_FIELD } from '#contract/resume.ts';
import type { SubmissionRow } from '#server/db/schema.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { badJson } from '../helpers/bad-input/json.ts';
import { badMultipart } from '../helpers/bad-input/multipart.ts';
import type { BadRequest } from '../helpers/bad-input/request.ts';
import { badUrlencoded } from '../helpers/bad-input/urlencoded.ts';
import { ACCEPT, answerIn, renderAnswer } from './plain-browser.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

/** Requests sent concurrently, so that accepted submissions share commits. */
const PER_RUN = 60;
/** Each run sends a few thousand new random requests. `BAD_INPUT_TIMES=50` sends a hundred thousand, which takes minutes. */
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);
const RUNS = {
  json: 10 * TIMES,
  multipart: 9 * TIMES,
  chunks: 3 * TIMES,
  urlencoded: 5 * TIMES,
  browserMultipart: 5 * TIMES,
};

let forms: TestForms;
beforeEach(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterEach(() => forms.close());

/** The statuses that a form endpoint may respond with. */
const STATUSES = [200, 400, 413, 415];

/** How a response violates the API contract, or null. Does not use `expect`, which would take longer than the requests. */
function problemWith(response: LightMyRequestResponse): string | null {
  const { statusCode: status, headers, body } = response;
  if (!STATUSES.includes(status)) return `status ${status}`;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return String(headers['content-type']);
  if (headers['x-content-type-options'] !== 'nosniff') return 'no security headers';
  const { success, ...rest } = JSON.parse(body) as Record<string, unknown>;
  const names = Object.keys(rest).join();
  if (success !== (status === 200)) return `success is ${success} with status ${status}`;
  if (success === true) return names === '' || isReference(rest.reference) ? null : body;
  if (names === 'error') return typeof rest.error === 'string' && rest.error !== '' ? null : body;
  if (names !== 'errors') return body;
  const errors = Object.entries(rest.errors as Record<string, unknown>);
  const isValid = errors.every(([name, text]) => KNOWN_FIELDS.has(name) && /^Please /.test(String(text)));
  return errors.length > 0 && isValid ? null : body;
}

/** The same for a browser: a redirect to the success page, or a page with the submitted values and the errors. */
function problemWithPage(response: LightMyRequestResponse): string | null {
  const { statusCode: status, headers } = response;
  // The JSON contract applies to content types that no HTML form sends.
  if (String(headers['content-type']).startsWith('application/json')) return problemWith(response);
  if (status === 303) {
    const [path, reference] = String(headers.location).split('?reference=');
    const isValid = /^\/api\/email\/[a-z]+\/sent$/.test(path!) && (!reference || isReference(reference));
    return isValid ? null : String(headers.location);
  }
  if (!STATUSES.includes(status) || status === 200) return `status ${status}`;
  const { success, values, errors } = answerIn(response);
  const names = [...Object.keys(values), ...Object.keys(errors)];
  const isKnown = names.every((name) => KNOWN_FIELDS.has(name) || name === 'position');
  return !success && isKnown ? null : response.body;
}

const isReference = (value: unknown): boolean => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(String(value));

type Payload = Readonly<Record<string, unknown>>;

/** Checks a stored value against the contract independently of the server's parser. */
function isValidValue(field: Field, value: unknown, payload: Payload): boolean {
  if (field.kind === 'checkbox') return value === true;
  if (field.kind === 'choice') {
    const type = field.dependsOn === undefined ? undefined : payload[field.dependsOn];
    return field.options.some((option) => option.value === value && option.when === type);
  }
  if (typeof value !== (field.kind === 'number' ? 'number' : 'string')) return false;
  const text = String(value);
  return tidy(field, text) === text && fieldProblem(field, text) === null;
}

const KNOWN_FIELDS = new Set([
  ...Object.values(FORMS).flatMap(({ fields }) => Object.keys(fields)),
  RESUME_FIELD,
]);

function problemsOf(row: SubmissionRow): string[] {
  const payload = JSON.parse(row.payload) as Payload;
  const { fields } = FORMS[row.form];
  const invalid = Object.entries(fields)
    .filter(([name, field]) => !isValidValue(field, payload[name], payload))
    .map(([name]) => name);
  const unknown = Object.keys(payload).filter((name) => !Object.hasOwn(fields, name));
  const email = String(payload.email).toLowerCase() === row.email ? [] : ['email column'];
  const isPositionValid = row.position === null || isValidValue(POSITION_FIELD, row.position, {});
  return [...invalid, ...unknown, ...email, ...(isPositionValid ? [] : ['position'])];
}

/** Every stored row is valid under the contract and complete, and its mail was sent. */
async function expectOnlyValidRows(accepted: number): Promise<void> {
  const rows = await forms.submissions();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(accepted);
  expect(rows.filter((row) => problemsOf(row).length > 0)).toEqual([]);
  const resumes = await forms.resumes();
  expect(resumes.length).toBe(rows.filter(({ form }) => form === 'careers').length);
  for (const resume of resumes) {
    expect(KEPT_RESUME_TYPES.map(({ kind }) => kind)).toContain(resume.kind);
    expect(resume.content.length).toBe(resume.size);
    expect(resume.file_name).toMatch(/^[^\p{C}/\\<>:"|?*]{1,120}\.(?:pdf|docx?)$/u);
  }
  await expect
    .poll(async () => [...new Set((await forms.mails()).map(({ state }) => state))])
    .toEqual(['sent']);
}

async function expectValidResponses(
  url: string,
  requests: fc.Arbitrary<BadRequest>,
  runs: number,
  payloadOf: (request: BadRequest) => Buffer | Readable = ({ payload }) => payload,
  problemOf = problemWith,
): Promise<number> {
  let accepted = 0;
  let clients = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: PER_RUN, maxLength: PER_RUN }), async (batch) => {
      const responses = await Promise.all(
        batch.map((request) =>
          forms.app.inject({
            method: 'POST',
            url: url + request.query,
            headers: request.headers,
            remoteAddress: `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients++ & 255}`,
            payload: payloadOf(request),
          }),
        ),
      );
      expect(responses.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
      accepted += responses.filter(({ statusCode }) => statusCode < 400).length;
    }),
    { numRuns: runs, endOnFailure: true },
  );
  return accepted;
}

describe('random malformed API requests', () => {
  it.each([
    ['newsletter', NEWSLETTER_FORM.endpoint, NEWSLETTER],
    ['contact', CONTACT_FORM.endpoint, CONTACT],
  ] as const)('to %s get valid responses and store only valid submissions', async (_form, url, valid) => {
    await expectOnlyValidRows(await expectValidResponses(url, badJson(valid), RUNS.json));
    expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('to careers, whole or in chunks, get valid responses and store only valid submissions', async () => {
    const whole = await expectValidResponses(CAREERS_FORM.endpoint, badMultipart(), RUNS.multipart);
    // The same in small chunks, as a network may deliver it.
    const inChunks = await expectValidResponses(
      CAREERS_FORM.endpoint,
      badMultipart(),
      RUNS.chunks,
      ({ payload }) => Readable.from(chunksOf(payload)),
    );
    await expectOnlyValidRows(whole + inChunks);
    expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('random malformed form posts', () => {
  const asBrowser = (requests: fc.Arbitrary<BadRequest>) =>
    requests.map((request) => ({ ...request, headers: { ...request.headers, accept: ACCEPT } }));

  it.each([
    ['newsletter', NEWSLETTER_FORM.endpoint, badUrlencoded('newsletter'), RUNS.urlencoded],
    ['contact', CONTACT_FORM.endpoint, badUrlencoded('contact'), RUNS.urlencoded],
    ['careers', CAREERS_FORM.endpoint, badMultipart(), RUNS.browserMultipart],
  ] as const)(
    'to %s get a redirect or an error page and store only valid submissions',
    async (_form, url, requests, runs) => {
      const accepted = await expectValidResponses(url, asBrowser(requests), runs, undefined, problemWithPage);
      await expectOnlyValidRows(accepted);
      expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    },
  );
});

function chunksOf(bytes: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0, size = 1; at < bytes.length; at += size, size = ((size * 7) % 997) + 1) {
    chunks.push(bytes.subarray(at, at + size));
  }
  return chunks;
}
