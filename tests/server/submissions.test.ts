import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { RESUME_MAX_BYTES } from '#contract/resume.ts';
import { APPLICATION, applicationForm, CONTACT, encodeForm, NEWSLETTER } from '../helpers/forms.ts';
import { docResume, docxResume, MEDIA_TYPES, pdfResume } from '../helpers/resumes.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(async () => {
  for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
    await forms.storage.db.deleteFrom(table).execute();
});

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  forms.app.inject({ method: 'POST', url, payload: payload as object, headers });
const apply = async (form: FormData, options: { query?: string; headers?: Record<string, string> } = {}) => {
  const { payload, contentType } = await encodeForm(form);
  return forms.app.inject({
    method: 'POST',
    url: ENDPOINTS.careers + (options.query ?? ''),
    payload,
    headers: { 'content-type': contentType, ...options.headers },
  });
};
const submissions = () => forms.storage.db.selectFrom('submissions').selectAll().execute();
const resumes = () => forms.storage.db.selectFrom('resumes').selectAll().execute();
const mails = () => forms.storage.db.selectFrom('outbox').selectAll().execute();

describe('a contact enquiry', () => {
  it('is kept with its mail before the reply says success', async () => {
    const response = await post(ENDPOINTS.contact, { ...CONTACT, unknown: 'field' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    const { success, reference } = response.json();
    expect(success).toBe(true);
    expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const [row] = await submissions();
    expect(row).toMatchObject({
      reference,
      form: 'contact',
      state: 'accepted',
      email: 'ann@visitor.example',
    });
    expect(JSON.parse(row!.payload)).toEqual(CONTACT);
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company']);
  });

  it('is one when it is sent twice', async () => {
    const replies = await Promise.all([
      post(ENDPOINTS.contact, CONTACT),
      post(ENDPOINTS.contact, CONTACT),
      post(ENDPOINTS.contact, CONTACT),
    ]);
    expect(new Set(replies.map((reply) => reply.json().reference)).size).toBe(1);
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    expect([(await submissions()).length, (await mails()).length]).toEqual([1, 2]);
  });

  it('is refused with a sentence for each field', async () => {
    const response = await post(ENDPOINTS.contact, { ...CONTACT, email: 'x', recaptcha: false, role: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      errors: {
        email: 'Please enter an e-mail address such as name@example.com.',
        recaptcha: 'Please complete the reCAPTCHA verification.',
        role: 'Please fill in this field.',
      },
    });
    expect(await submissions()).toEqual([]);
  });

  it.each([
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['broken JSON', '{', 'application/json', 400],
    ['a form of another site', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['text', '{}', 'text/plain', 415],
    [
      'too much',
      JSON.stringify({ ...CONTACT, specificDetails: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    ['NULs and lone surrogates', JSON.stringify({ ...CONTACT, role: '\u0000' }), 'application/json', 400],
  ])('answers %s with %s', async (_name, payload, type, status) => {
    const response = await post(ENDPOINTS.contact, payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(false);
  });

  it('keeps any text that people can write', async () => {
    const specificDetails = '漢字 🙂 \u0000\ud800 "\'\\ ; drop table';
    expect((await post(ENDPOINTS.contact, { ...CONTACT, specificDetails })).statusCode).toBe(200);
    const [row] = await submissions();
    expect(JSON.parse(row!.payload).specificDetails).toBe('漢字 🙂 \ufffd "\'\\ ; drop table');
  });
});

describe('a newsletter subscription', () => {
  it.each([ENDPOINTS.newsletter, ENDPOINTS.newsletterAlternative])(
    'by %s is one per address, and the answer does not tell',
    async (url) => {
      const first = await post(url, NEWSLETTER);
      const again = await post(url, { ...NEWSLETTER, email: 'ANN@visitor.example', topic: 'finance' });
      expect(first.statusCode).toBe(200);
      expect(first.body).toBe('{"success":true}');
      expect(again.body).toBe(first.body);
      const subscribers = await forms.storage.db.selectFrom('subscribers').selectAll().execute();
      expect(subscribers).toMatchObject([
        { email: 'ann@visitor.example', topic: 'finance', state: 'active' },
      ]);
      expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['company', 'welcome']);
    },
  );

  it('is refused without a topic', async () => {
    const response = await post(ENDPOINTS.newsletter, { ...NEWSLETTER, topic: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ topic: 'Please select a topic.' });
  });
});

describe('a career application', () => {
  it('is kept with its resume and its position', async () => {
    const bytes = pdfResume({ bytes: 200_000 });
    const response = await apply(applicationForm(APPLICATION, { bytes }), {
      query: '?position=Data%20Scientist',
    });
    expect(response.statusCode).toBe(200);
    const [row] = await submissions();
    expect(row).toMatchObject({ form: 'careers', position: 'Data Scientist', name: 'Ben Ólafsson' });
    expect(JSON.parse(row!.payload)).toEqual({ ...APPLICATION, age: 34 });
    const [resume] = await resumes();
    expect(resume).toMatchObject({ file_name: 'CV Ólafsson.pdf', kind: 'pdf', size: 200_000, flags: '' });
    expect(Buffer.from(resume!.content).equals(bytes)).toBe(true);
  });

  it.each([
    ['a DOC', { bytes: docResume(), type: MEDIA_TYPES.doc, name: 'cv.doc' }, 'cv.doc', ''],
    ['a DOCX', { bytes: docxResume(), type: MEDIA_TYPES.docx, name: 'cv.docx' }, 'cv.docx', ''],
    ['a DOCX called DOC', { bytes: docxResume(), type: MEDIA_TYPES.doc, name: 'cv.doc' }, 'cv.docx', ''],
    [
      'a PDF with a password',
      { bytes: pdfResume({ extra: '/Encrypt 1 0 R' }) },
      'CV Ólafsson.pdf',
      'encrypted',
    ],
  ])('takes %s', async (_name, resume, fileName, flags) => {
    const response = await apply(applicationForm(APPLICATION, resume));
    expect(response.statusCode).toBe(200);
    expect(await resumes()).toMatchObject([{ file_name: fileName, flags }]);
  });

  it('takes a file of exactly 10 MB', async () => {
    const response = await apply(
      applicationForm(APPLICATION, { bytes: pdfResume({ bytes: RESUME_MAX_BYTES }) }),
    );
    expect(response.statusCode).toBe(200);
    expect(await resumes()).toMatchObject([{ size: RESUME_MAX_BYTES }]);
  });

  it.each([
    ['no file', null, 400, 'Please attach your resume.'],
    [
      'an empty file',
      { bytes: Buffer.alloc(0) },
      415,
      'Please upload only PDF or Word documents (.pdf, .doc, .docx)',
    ],
    ['a picture', { bytes: Buffer.alloc(5000), type: 'image/png' }, 415, 'Please upload only PDF'],
    ['a picture called PDF', { bytes: Buffer.alloc(5000, 'x') }, 415, 'Please upload only PDF'],
    ['a PDF called DOC', { bytes: pdfResume(), type: MEDIA_TYPES.doc }, 415, 'Please upload only PDF'],
    [
      'a ZIP called DOCX',
      { bytes: docxResume({ names: ['a.txt'] }), type: MEDIA_TYPES.docx },
      415,
      'Please upload',
    ],
    [
      'a byte too many',
      { bytes: pdfResume({ bytes: RESUME_MAX_BYTES + 1 }) },
      413,
      'Please upload a file of at most 10 MB.',
    ],
  ])('refuses %s', async (_name, resume, status, text) => {
    const response = await apply(applicationForm(APPLICATION, resume));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, errors: { resume: expect.stringContaining(text) } });
    expect(await submissions()).toEqual([]);
  });

  it('names every wrong field at once, the file among them', async () => {
    const response = await apply(applicationForm({ ...APPLICATION, age: 'old', city: '' }, null));
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(['age', 'city', 'resume']);
  });

  const frame = (body: string) => body.replaceAll('\n', '\r\n');
  it.each([
    ['JSON', JSON.stringify(APPLICATION), 'application/json', 415],
    ['nothing', '', 'multipart/form-data; boundary=x', 400],
    ['no type', 'x', '', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    [
      'a form cut off',
      frame('--x\nContent-Disposition: form-data; name="city"\n\nLee'),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a file cut off',
      frame(
        '--x\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\nContent-Type: application/pdf\n\n%PDF-',
      ),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a poisoned name',
      frame('--x\nContent-Disposition: form-data; name="__proto__"\n\n1\n--x--\n'),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a JSON field',
      frame('--x\nContent-Disposition: form-data; name="city"\nContent-Type: application/json\n\n{\n--x--\n'),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'many fields',
      `${frame('--x\nContent-Disposition: form-data; name="a"\n\n1\n').repeat(60)}--x--\r\n`,
      'multipart/form-data; boundary=x',
      413,
    ],
    [
      'a long field',
      `${frame('--x\nContent-Disposition: form-data; name="city"\n\n')}${'y'.repeat(200_000)}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('answers %s without an error of ours', async (_name, payload, contentType, status) => {
    const response = await forms.app.inject({
      method: 'POST',
      url: ENDPOINTS.careers,
      payload,
      headers: contentType === '' ? {} : { 'content-type': contentType },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(false);
    expect(await submissions()).toEqual([]);
  });
});

describe('whatever is sent', () => {
  it('is answered, and never with an error of ours', async () => {
    const anyField = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 300 }));
    const spoiled = fc
      .dictionary(fc.constantFrom(...Object.keys(CONTACT), 'topic', 'acceptsPrivacyPolicy'), anyField)
      .map((fields) => ({ ...CONTACT, ...NEWSLETTER, ...fields }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoiled, fc.jsonValue()), async (input) => {
        for (const url of [ENDPOINTS.contact, ENDPOINTS.newsletter]) {
          const response = await post(url, JSON.stringify(input), { 'content-type': 'application/json' });
          expect([200, 400, 413]).toContain(response.statusCode);
          expect(response.json().success).toBe(response.statusCode === 200);
        }
      }),
      { numRuns: 150 },
    );
    const part = fc
      .tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))
      .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        fc.constantFrom('', '--x--\r\n'),
        async (parts, end) => {
          const response = await post(ENDPOINTS.careers, parts.join('') + end, {
            'content-type': 'multipart/form-data; boundary=x',
          });
          expect([400, 413, 415]).toContain(response.statusCode);
        },
      ),
      { numRuns: 150 },
    );
  }, 30_000);

  it.each([ENDPOINTS.newsletter, ENDPOINTS.contact, ENDPOINTS.careers])(
    'by another method to %s',
    async (url) => {
      const response = await forms.app.inject(url);
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
    },
  );
});

describe('suspects', () => {
  it.each([
    ['trap', { 'x-form-trap': 'https%3A%2F%2Fspam.example' }],
    ['trap', { 'x-form-trap': '%zz' }],
    ['too-fast', { 'x-form-elapsed': '300' }],
  ])('are kept apart and hear success (%s)', async (reason, headers) => {
    const response = await post(ENDPOINTS.contact, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, reference: expect.any(String) });
    expect((await apply(applicationForm(), { headers })).statusCode).toBe(200);
    expect((await post(ENDPOINTS.newsletter, NEWSLETTER, headers)).body).toBe('{"success":true}');
    expect((await submissions()).map((row) => [row.state, row.quarantine_reason])).toEqual(
      Array(3).fill(['quarantined', reason]),
    );
    expect(await mails()).toEqual([]);
    // The same from a person is not taken for a copy of it.
    await post(ENDPOINTS.contact, CONTACT, { 'x-form-trap': '', 'x-form-elapsed': '9000' });
    expect(await mails()).toHaveLength(2);
  });

  it('are not those whose headers make no sense', async () => {
    for (const elapsed of ['', 'NaN', '-5', '1e3', '99999999999999999999']) {
      await post(ENDPOINTS.contact, { ...CONTACT, role: elapsed || 'none' }, { 'x-form-elapsed': elapsed });
    }
    expect((await submissions()).every(({ state }) => state === 'accepted')).toBe(true);
  });
});

describe('a form on another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://www.example.com' }, 200],
    [{ origin: 'http://localhost:80', host: 'localhost:80' }, 200],
    [{ origin: 'http://192.168.0.5:3000', host: '192.168.0.5:3000' }, 200],
    [{}, 200],
  ])('with %o is answered with %i', async (headers, status) => {
    const response = await post(ENDPOINTS.contact, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(status === 200);
    expect((await submissions()).length).toBe(status === 200 ? 1 : 0);
  });
});

describe('limits', () => {
  it('hold per client and per address, and say when to come back', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '3/1m', RATE_LIMIT_ADDRESS: '2/1h' });
    const send = (email: string, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: ENDPOINTS.contact,
        payload: { ...CONTACT, email },
        remoteAddress,
      });
    expect((await send('a@x.example', '192.0.2.1')).statusCode).toBe(200);
    expect((await send('A@x.example', '192.0.2.1')).statusCode).toBe(200);
    const perAddress = await send('a@X.example', '192.0.2.1');
    expect(perAddress.statusCode).toBe(429);
    expect(Number(perAddress.headers['retry-after'])).toBeGreaterThan(1000);
    const perClient = await send('b@x.example', '192.0.2.1');
    expect(perClient.statusCode).toBe(429);
    expect(perClient.json()).toEqual({ success: false, error: expect.stringContaining('Too many') });
    expect(Number(perClient.headers['retry-after'])).toBeLessThanOrEqual(20);
    expect((await send('b@x.example', '192.0.2.2')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('the log', () => {
  it('holds nothing about anybody', async () => {
    await post(ENDPOINTS.contact, CONTACT);
    await apply(applicationForm());
    await expect
      .poll(async () => (await mails()).every(({ state }) => state === 'sent'), { timeout: 5000 })
      .toBe(true);
    const text = forms.log.join('');
    expect(text).toContain('mail sent');
    expect(text).not.toMatch(/visitor\.example|Ann|Ben|Ólafsson|7946|127\.0\.0\.1/);
  });
});
