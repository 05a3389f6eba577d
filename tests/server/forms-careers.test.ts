/** The careers form as a browser submits it without JavaScript. */

import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { RESUME_MAX_BYTES } from '#contract/resume.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm } from '../fixtures/sample-submissions.ts';
import { ACCEPT, answerIn, renderAnswer, submitMultipart, visit } from './plain-browser.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const MEGABYTE = 1024 * 1024;
let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

const apply = (form: FormData, query = '', headers: Record<string, string> = {}) =>
  submitMultipart(forms, CAREERS_FORM.endpoint + query, form, headers);

describe('an application submitted without JavaScript', () => {
  it('is stored with its resume and redirects to a success page that can be reloaded', async () => {
    const bytes = pdfResume({ bytes: 200_000 });
    const reply = await apply(applicationForm(APPLICATION, { bytes }));
    expect(reply.statusCode).toBe(303);
    const [row] = await forms.submissions();
    expect(row).toMatchObject({ form: 'careers', state: 'accepted', position: null, name: 'Ben Ólafsson' });
    expect(JSON.parse(row!.payload)).toEqual({ ...APPLICATION, age: 34 });
    expect(await forms.resumes()).toMatchObject([{ file_name: 'CV Ólafsson.pdf', size: 200_000 }]);

    const { reference } = row!;
    expect(reply.headers.location).toBe(`${CAREERS_FORM.endpoint}/sent?reference=${reference}`);
    for (const _time of ['first', 'again']) {
      const page = await visit(forms, reply.headers.location!);
      expect(answerIn(page)).toEqual({ form: 'careers', success: true, reference, values: {}, errors: {} });
    }
    expect(await forms.submissions()).toHaveLength(1);
  });

  it.each([
    ['no file', null, 400, 'Please attach your resume.'],
    ['an empty file field', { bytes: Buffer.alloc(0), name: '' }, 400, 'Please attach your resume.'],
    ['an image', { bytes: Buffer.alloc(5000), type: 'image/png' }, 415, 'Please upload only PDF'],
    ['arbitrary bytes sent as PDF', { bytes: Buffer.alloc(5000, 'x') }, 415, 'Please upload only PDF'],
    [
      'a file over the size limit',
      { bytes: pdfResume({ bytes: RESUME_MAX_BYTES + 1 }) },
      413,
      'at most 10 MB',
    ],
  ])('is rejected with the submitted values for %s', async (_name, resume, status, problem) => {
    const reply = await apply(applicationForm(APPLICATION, resume));
    expect(reply.statusCode).toBe(status);
    expect(answerIn(reply)).toEqual({
      form: 'careers',
      success: false,
      values: APPLICATION,
      errors: { resume: expect.stringContaining(problem) },
    });
    expect(await forms.submissions()).toEqual([]);
  });

  it('is rejected with an error for every invalid field', async () => {
    const fields = { ...APPLICATION, age: 'old', city: '' };
    const reply = await apply(applicationForm(fields, null));
    expect(answerIn(reply).values).toEqual(fields);
    expect(Object.keys(answerIn(reply).errors).sort()).toEqual(['age', 'city', 'resume']);
  });

  it.each([
    [
      'is truncated',
      '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nLeeds\r\n--x\r\nContent-',
      'x',
    ],
    ['uses another boundary', '--y\r\nno head', 'x'],
    ['has an empty boundary', '--x\r\n', ''],
  ])('is rejected when the multipart body %s', async (_name, payload, boundary) => {
    const reply = await forms.app.inject({
      method: 'POST',
      url: CAREERS_FORM.endpoint,
      payload,
      headers: { accept: ACCEPT, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(reply.statusCode).toBe(400);
    const { values } = answerIn(reply);
    expect(values).toEqual(payload.includes('Leeds') ? { city: 'Leeds' } : {});
  });

  it('gets the error page over a real connection when the file is too large', async () => {
    const real = await openTestForms({}, undefined, renderAnswer);
    await real.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = real.app.server.address() as AddressInfo;
    const send = (bytes: number, accept = ACCEPT) =>
      fetch(`http://127.0.0.1:${port}${CAREERS_FORM.endpoint}`, {
        method: 'POST',
        body: applicationForm(undefined, { bytes: pdfResume({ bytes }) }),
        headers: { accept },
        redirect: 'manual',
      });
    const tooLarge = await send(30 * MEGABYTE);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.text()).toBe(
      renderAnswer({
        form: 'careers',
        success: false,
        values: APPLICATION,
        errors: { resume: 'Please upload a file of at most 10 MB.' },
      }),
    );
    expect((await send(MEGABYTE)).status).toBe(303);
    await real.close();
  });

  it('gets a JSON response unless the Accept header includes HTML', async () => {
    const reply = await apply(applicationForm(), '', { accept: '*/*' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, reference: expect.any(String) });
    const refused = await apply(applicationForm(APPLICATION, null), '', { accept: 'application/json' });
    expect(refused.json()).toEqual({ success: false, errors: { resume: 'Please attach your resume.' } });
  });
});

describe('the position', () => {
  const ownReferer = 'https://www.example.com/careers?position=Data%20Scientist';
  it.each([
    ['query string', '?position=Welder', {}, 'Welder'],
    ['Referer of this site', '', { referer: ownReferer }, 'Data Scientist'],
    ['Referer on localhost', '', { referer: 'http://localhost/careers?position=A+B' }, 'A B'],
    ['query string and Referer', '?position=Welder', { referer: ownReferer }, 'Welder'],
    ['Referer of another site', '', { referer: 'https://evil.example/careers?position=Spy' }, null],
    ['Referer without a position', '', { referer: 'https://www.example.com/careers' }, null],
    ['malformed Referer', '', { referer: 'position=Spy' }, null],
    ['position over the length limit', '', { referer: `${ownReferer}${'x'.repeat(300)}` }, null],
  ])(
    'is read from the query string or a Referer of this site: %s',
    async (_name, query, headers, position) => {
      const reply = await apply(applicationForm(), query, headers as Record<string, string>);
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).not.toContain('osition');
      expect(await forms.submissions()).toMatchObject([{ position }]);

      const refused = await apply(
        applicationForm(APPLICATION, null),
        query,
        headers as Record<string, string>,
      );
      // So that submitting the returned form again applies for the same position.
      expect(answerIn(refused).values).toEqual(
        position === null ? APPLICATION : { ...APPLICATION, position },
      );
    },
  );

  it('is not read from the Referer when a script sends the form', async () => {
    await forms.apply(applicationForm(), { headers: { referer: ownReferer } });
    expect(await forms.submissions()).toMatchObject([{ position: null }]);
  });
});
