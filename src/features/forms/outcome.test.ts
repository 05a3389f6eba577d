import { describe, expect, it } from 'vitest';
import { HttpError } from './request.ts';
import { settle } from './use-submission.ts';

const outcomeOf = (body: string) => settle(() => Promise.resolve(body));

describe('the outcome of a submission', () => {
  it('is a success only if the response has success: true', async () => {
    expect(await outcomeOf('{"success":true}')).toEqual({ kind: 'success' });
    for (const body of ['{}', '{"success":"true"}', '{"success":1}', 'null', '[]']) {
      expect((await outcomeOf(body)).kind, body).toBe('refused');
    }
  });

  it('is a failure if the response is missing or not valid JSON', async () => {
    expect((await outcomeOf('<h1>Bad gateway</h1>')).kind).toBe('failed');
    expect((await outcomeOf('')).kind).toBe('failed');
    expect((await settle(() => Promise.reject(new TypeError('offline')))).kind).toBe('failed');
  });

  it('is read from the body regardless of the status', async () => {
    const refused = new HttpError(400, '{"success":false,"errors":{"email":"No."}}', 'Bad Request');
    expect(await settle(() => Promise.reject(refused))).toEqual({
      kind: 'refused',
      errors: { email: 'No.' },
    });
    expect(await outcomeOf('{"success":false,"error":"Too many requests."}')).toMatchObject({
      kind: 'refused',
      error: 'Too many requests.',
    });
    const broken = new HttpError(502, '<h1>Bad gateway</h1>', 'Bad Gateway');
    expect((await settle(() => Promise.reject(broken))).kind).toBe('failed');
  });
});
