/** A browser without JavaScript, and a renderer whose pages can be parsed. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { FormAnswer } from '#contract/answer.ts';
import { CONTACT, encodeForm, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import type { TestForms } from './test-backend.ts';

/** The Accept header of Firefox and Chromium when they navigate to a page. */
export const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** The samples as forms send them: a checked checkbox is "on". */
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
  const encoded = new URLSearchParams(fields as Record<string, string>).toString();
  return app.inject({
    method: 'POST',
    url,
    // Browsers send line breaks as CRLF; multipart encoding already does.
    payload: encoded.replaceAll('%0A', '%0D%0A'),
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

/** The data that the page was rendered from. */
export function answerIn(reply: LightMyRequestResponse): FormAnswer {
  expect(reply.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  return JSON.parse(reply.body.slice(START.length));
}
