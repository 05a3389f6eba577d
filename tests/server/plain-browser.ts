/** A browser that runs none of our scripts, and pages that can be read back. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { FormAnswer } from '#contract/answer.ts';
import { CONTACT, encodeForm, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import type { TestForms } from './test-backend.ts';

/** What Firefox and Chromium ask for when they go to a page. */
export const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** What stands in the forms. A ticked box is "on". */
export const CONTACT_SENT = { ...CONTACT, recaptcha: 'on' };
export const NEWSLETTER_SENT = { ...NEWSLETTER, acceptsPrivacyPolicy: 'on' };

type Fields = Readonly<Record<string, string>> | URLSearchParams;
type Headers = Readonly<Record<string, string>>;

export function submit(
  { app }: TestForms,
  url: string,
  fields: Fields,
  { headers = {}, remoteAddress }: { headers?: Headers; remoteAddress?: string } = {},
): Promise<LightMyRequestResponse> {
  const lines = new URLSearchParams(fields as Record<string, string>).toString();
  return app.inject({
    method: 'POST',
    url,
    // Browsers send line breaks as CRLF; a form with a file does so by itself.
    payload: lines.replaceAll('%0A', '%0D%0A'),
    headers: { accept: ACCEPT, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });
}

export async function submitMultipart(
  { app }: TestForms,
  url: string,
  form: FormData,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const { payload, contentType } = await encodeForm(form);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { accept: ACCEPT, 'content-type': contentType, ...headers },
  });
}

export const visit = ({ app }: TestForms, url: string) =>
  app.inject({ url, headers: { accept: ACCEPT }, remoteAddress: '192.0.2.99' });

const START = '<!doctype html>';
export const renderAnswer = (answer: FormAnswer): string => START + JSON.stringify(answer);

/** What the page was made of. */
export function answerIn(reply: LightMyRequestResponse): FormAnswer {
  expect(reply.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  return JSON.parse(reply.body.slice(START.length));
}
