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

/** Sent at once, so that the accepted ones share commits. */
const PER_RUN = 60;
/** Others each time, some thousands of them. `BAD_INPUT_TIMES=50` sends a hundred thousand, which takes minutes. */
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);
const RUNS = {
  json: 10 * TIMES,
  multipart: 9 * TIMES,
  pieces: 3 * TIMES,
  urlencoded: 5 * TIMES,
  browserMultipart: 5 * TIMES,
};

let forms: TestForms;
beforeEach(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterEach(() => forms.close());

/** What any of the three may answer to a body that it does not like, or likes after all. */
const STATUSES = [200, 400, 413, 415];

/** What an answer lacks of the agreed shape, or null. Written without `expect`, which would cost more than the requests. */
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
  const isRight = errors.every(([name, text]) => KNOWN_FIELDS.has(name) && /^Please /.test(String(text)));
  return errors.length > 0 && isRight ? null : body;
}

/** The same for an answer to a browser: a way to the page of success, or a page with what was sent and what is wrong. */
function problemWithPage(response: LightMyRequestResponse): string | null {
  const { statusCode: status, headers } = response;
  // Of a type that no form has: the JSON contract is asked.
  if (String(headers['content-type']).startsWith('application/json')) return problemWith(response);
  if (status === 303) {
    const [path, reference] = String(headers.location).split('?reference=');
    const isRight = /^\/api\/email\/[a-z]+\/sent$/.test(path!) && (!reference || isReference(reference));
    return isRight ? null : String(headers.location);
  }
  if (!STATUSES.includes(status) || status === 200) return `status ${status}`;
  const { success, values, errors } = answerIn(response);
  const names = [...Object.keys(values), ...Object.keys(errors)];
  const isKnown = names.every((name) => KNOWN_FIELDS.has(name) || name === 'position');
  return !success && isKnown ? null : response.body;
}

const isReference = (value: unknown): boolean => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(String(value));

type Payload = Readonly<Record<string, unknown>>;

/** The contract, read once more and apart from the server's own reading of it: tidy, and nothing wrong with it. */
function fitsRecord(field: Field, value: unknown, payload: Payload): boolean {
  if (field.kind === 'tick') return value === true;
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
  const wrong = Object.entries(fields)
    .filter(([name, field]) => !fitsRecord(field, payload[name], payload))
    .map(([name]) => name);
  const unknown = Object.keys(payload).filter((name) => !Object.hasOwn(fields, name));
  const email = String(payload.email).toLowerCase() === row.email ? [] : ['email column'];
  const isPositionRight = row.position === null || fitsRecord(POSITION_FIELD, row.position, {});
  return [...wrong, ...unknown, ...email, ...(isPositionRight ? [] : ['position'])];
}

/** Every row is one that the contract allows, with all that belongs to it, and its mail could be written. */
async function expectOnlyRightRows(accepted: number): Promise<void> {
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

async function expectHarmless(
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

describe('bodies that no form of ours would send', () => {
  it.each([
    ['newsletter', NEWSLETTER_FORM.endpoint, NEWSLETTER],
    ['contact', CONTACT_FORM.endpoint, CONTACT],
  ] as const)('do no harm to %s', async (_form, url, right) => {
    await expectOnlyRightRows(await expectHarmless(url, badJson(right), RUNS.json));
    expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('do no harm to careers', async () => {
    const whole = await expectHarmless(CAREERS_FORM.endpoint, badMultipart(), RUNS.multipart);
    // The same in small pieces, as a network may deliver it.
    const inPieces = await expectHarmless(CAREERS_FORM.endpoint, badMultipart(), RUNS.pieces, ({ payload }) =>
      Readable.from(piecesOf(payload)),
    );
    await expectOnlyRightRows(whole + inPieces);
    expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('forms that no browser would send by itself', () => {
  const asBrowser = (requests: fc.Arbitrary<BadRequest>) =>
    requests.map((request) => ({ ...request, headers: { ...request.headers, accept: ACCEPT } }));

  it.each([
    ['newsletter', NEWSLETTER_FORM.endpoint, badUrlencoded('newsletter'), RUNS.urlencoded],
    ['contact', CONTACT_FORM.endpoint, badUrlencoded('contact'), RUNS.urlencoded],
    ['careers', CAREERS_FORM.endpoint, badMultipart(), RUNS.browserMultipart],
  ] as const)('do no harm to %s', async (_form, url, requests, runs) => {
    const accepted = await expectHarmless(url, asBrowser(requests), runs, undefined, problemWithPage);
    await expectOnlyRightRows(accepted);
    expect(forms.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

function piecesOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, size = 1; at < bytes.length; at += size, size = ((size * 7) % 997) + 1) {
    pieces.push(bytes.subarray(at, at + size));
  }
  return pieces;
}
