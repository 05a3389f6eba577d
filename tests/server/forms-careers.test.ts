/** The careers form as a browser sends it without our script. */

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

describe('an application that a browser sends by itself', () => {
  it('is kept with its resume, and leads to a page that can be reloaded', async () => {
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
    ['an empty field', { bytes: Buffer.alloc(0), name: '' }, 400, 'Please attach your resume.'],
    ['a picture', { bytes: Buffer.alloc(5000), type: 'image/png' }, 415, 'Please upload only PDF'],
    ['a picture called PDF', { bytes: Buffer.alloc(5000, 'x') }, 415, 'Please upload only PDF'],
    ['too much', { bytes: pdfResume({ bytes: RESUME_MAX_BYTES + 1 }) }, 413, 'at most 10 MB'],
  ])('is refused with what was typed for %s', async (_name, resume, status, problem) => {
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

  it('names every wrong field at once', async () => {
    const fields = { ...APPLICATION, age: 'old', city: '' };
    const reply = await apply(applicationForm(fields, null));
    expect(answerIn(reply).values).toEqual(fields);
    expect(Object.keys(answerIn(reply).errors).sort()).toEqual(['age', 'city', 'resume']);
  });

  it.each([
    [
      'that is cut off',
      '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nLeeds\r\n--x\r\nContent-',
      'x',
    ],
    ['that is another', '--y\r\nno head', 'x'],
    ['without a name', '--x\r\n', ''],
  ])('is refused in a frame %s', async (_name, payload, boundary) => {
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

  it('over a real connection hears the answer however much it sends', async () => {
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

  it('leaves a script its JSON', async () => {
    const reply = await apply(applicationForm(), '', { accept: '*/*' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, reference: expect.any(String) });
    const refused = await apply(applicationForm(APPLICATION, null), '', { accept: 'application/json' });
    expect(refused.json()).toEqual({ success: false, errors: { resume: 'Please attach your resume.' } });
  });
});

describe('the position', () => {
  const own = 'https://www.example.com/careers?position=Data%20Scientist';
  it.each([
    ['the address it is sent to', '?position=Welder', {}, 'Welder'],
    ['the page it comes from', '', { referer: own }, 'Data Scientist'],
    ['that page on this machine', '', { referer: 'http://localhost/careers?position=A+B' }, 'A B'],
    ['the address rather than the page', '?position=Welder', { referer: own }, 'Welder'],
    ['no page of another site', '', { referer: 'https://evil.example/careers?position=Spy' }, null],
    ['no page without one', '', { referer: 'https://www.example.com/careers' }, null],
    ['nothing that is no address', '', { referer: 'position=Spy' }, null],
    ['nothing too long', '', { referer: `${own}${'x'.repeat(300)}` }, null],
  ])('is taken from %s', async (_name, query, headers, position) => {
    const reply = await apply(applicationForm(), query, headers as Record<string, string>);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).not.toContain('osition');
    expect(await forms.submissions()).toMatchObject([{ position }]);

    const refused = await apply(applicationForm(APPLICATION, null), query, headers as Record<string, string>);
    // So that the form in the answer can be sent to the same position.
    expect(answerIn(refused).values).toEqual(position === null ? APPLICATION : { ...APPLICATION, position });
  });

  it('is not looked for in the page when a script sends the form', async () => {
    await forms.apply(applicationForm(), { headers: { referer: own } });
    expect(await forms.submissions()).toMatchObject([{ position: null }]);
  });
});
