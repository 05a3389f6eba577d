import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { RESUME_MAX_BYTES } from '#contract/resume.ts';
import { apiError } from '#server/http/errors.ts';
import { docResume, docxResume, MEDIA_TYPES, pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, encodeForm } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('a career application', () => {
  it('is stored with its resume and position', async () => {
    const bytes = pdfResume({ bytes: 200_000 });
    const response = await forms.apply(applicationForm(APPLICATION, { bytes }), {
      query: '?position=Data%20Scientist',
    });
    expect(response.statusCode).toBe(200);
    const [row] = await forms.submissions();
    expect(row).toMatchObject({ form: 'careers', position: 'Data Scientist', name: 'Ben Ólafsson' });
    expect(JSON.parse(row!.payload)).toEqual({ ...APPLICATION, age: 34 });
    const [resume] = await forms.resumes();
    expect(resume).toMatchObject({ file_name: 'CV Ólafsson.pdf', kind: 'pdf', size: 200_000, flags: '' });
    expect(Buffer.from(resume!.content).equals(bytes)).toBe(true);
  });

  it('is rejected when a text field is not valid UTF-8', async () => {
    const { payload, contentType } = await encodeForm(applicationForm({ ...APPLICATION, city: 'Z#rich' }));
    payload[payload.indexOf('Z#rich') + 1] = 0xfc;
    const headers = { 'content-type': contentType };
    const refused = await forms.app.inject({ method: 'POST', url: CAREERS_FORM.endpoint, headers, payload });
    expect([refused.statusCode, refused.json()]).toEqual([400, apiError(400, 'NOT_UTF8')]);
    expect(await forms.submissions()).toEqual([]);
  });

  it('may contain the Unicode replacement character', async () => {
    const pasted = applicationForm({ ...APPLICATION, city: 'Z\ufffdrich' });
    expect((await forms.apply(pasted)).statusCode).toBe(200);
    expect(JSON.parse((await forms.submissions())[0]!.payload).city).toBe('Z\ufffdrich');
  });

  it.each([
    ['a DOC', { bytes: docResume(), type: MEDIA_TYPES.doc, name: 'cv.doc' }, 'cv.doc', ''],
    ['a DOCX', { bytes: docxResume(), type: MEDIA_TYPES.docx, name: 'cv.docx' }, 'cv.docx', ''],
    [
      'RTF sent as DOC',
      { bytes: Buffer.from('{\\rtf1 Hi}'), type: MEDIA_TYPES.doc, name: 'cv.doc' },
      'cv.rtf',
      '',
    ],
    ['a DOCX sent as DOC', { bytes: docxResume(), type: MEDIA_TYPES.doc, name: 'cv.doc' }, 'cv.docx', ''],
    ['an encrypted PDF', { bytes: pdfResume({ extra: '/Encrypt 1 0 R' }) }, 'CV Ólafsson.pdf', 'encrypted'],
  ])('is accepted with %s', async (_name, resume, fileName, flags) => {
    const response = await forms.apply(applicationForm(APPLICATION, resume));
    expect(response.statusCode).toBe(200);
    expect(await forms.resumes()).toMatchObject([{ file_name: fileName, flags }]);
  });

  it('is accepted with a file of exactly 10 MB', async () => {
    const response = await forms.apply(
      applicationForm(APPLICATION, { bytes: pdfResume({ bytes: RESUME_MAX_BYTES }) }),
    );
    expect(response.statusCode).toBe(200);
    expect(await forms.resumes()).toMatchObject([{ size: RESUME_MAX_BYTES }]);
  });

  it.each([
    ['no file', null, 400, 'Please attach your resume.'],
    [
      'an empty file',
      { bytes: Buffer.alloc(0) },
      415,
      'Please upload only PDF or Word documents (.pdf, .doc, .docx)',
    ],
    ['an image', { bytes: Buffer.alloc(5000), type: 'image/png' }, 415, 'Please upload only PDF'],
    ['arbitrary bytes sent as PDF', { bytes: Buffer.alloc(5000, 'x') }, 415, 'Please upload only PDF'],
    [
      'an executable that contains a PDF signature',
      { bytes: Buffer.concat([Buffer.from('MZ %PDF-1.4'), Buffer.alloc(5000, 1)]) },
      415,
      'Please upload only PDF',
    ],
    ['RTF sent as PDF', { bytes: Buffer.from('{\\rtf1 Hi}') }, 415, 'Please upload only PDF'],
    ['a PDF sent as DOC', { bytes: pdfResume(), type: MEDIA_TYPES.doc }, 415, 'Please upload only PDF'],
    [
      'a ZIP sent as DOCX',
      { bytes: docxResume({ names: ['a.txt'] }), type: MEDIA_TYPES.docx },
      415,
      'Please upload',
    ],
    [
      'a file one byte over the limit',
      { bytes: pdfResume({ bytes: RESUME_MAX_BYTES + 1 }) },
      413,
      'Please upload a file of at most 10 MB.',
    ],
  ])('is rejected with %s', async (_name, resume, status, text) => {
    const response = await forms.apply(applicationForm(APPLICATION, resume));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, errors: { resume: expect.stringContaining(text) } });
    expect(await forms.submissions()).toEqual([]);
  });

  it('is rejected with an error for every invalid field, including the file', async () => {
    const response = await forms.apply(applicationForm({ ...APPLICATION, age: 'old', city: '' }, null));
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(['age', 'city', 'resume']);
  });

  const withCrlf = (body: string) => body.replaceAll('\n', '\r\n');
  it.each([
    ['JSON', JSON.stringify(APPLICATION), 'application/json', 415],
    ['an empty body', '', 'multipart/form-data; boundary=x', 400],
    ['a body without a content type', 'x', '', 415],
    ['multipart without a boundary', 'x', 'multipart/form-data', 400],
    [
      'a truncated field',
      withCrlf('--x\nContent-Disposition: form-data; name="city"\n\nLee'),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a truncated file',
      withCrlf(
        '--x\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\nContent-Type: application/pdf\n\n%PDF-',
      ),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a field named __proto__',
      withCrlf('--x\nContent-Disposition: form-data; name="__proto__"\n\n1\n--x--\n'),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a field of type JSON',
      withCrlf(
        '--x\nContent-Disposition: form-data; name="city"\nContent-Type: application/json\n\n{\n--x--\n',
      ),
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'too many fields',
      `${withCrlf('--x\nContent-Disposition: form-data; name="a"\n\n1\n').repeat(60)}--x--\r\n`,
      'multipart/form-data; boundary=x',
      413,
    ],
    [
      'a field over the size limit',
      `${withCrlf('--x\nContent-Disposition: form-data; name="city"\n\n')}${'y'.repeat(200_000)}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('is rejected without a server error when sent as %s', async (_name, payload, contentType, status) => {
    const response = await forms.app.inject({
      method: 'POST',
      url: CAREERS_FORM.endpoint,
      payload,
      headers: contentType === '' ? {} : { 'content-type': contentType },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(false);
    expect(await forms.submissions()).toEqual([]);
  });
});
