/** Responses to forms submitted without JavaScript: success pages, server errors and the plain-text fallback. */

import { afterEach, describe, expect, it } from 'vitest';
import type { RenderAnswer } from '#contract/answer.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { FORMS } from '#contract/forms.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { APPLICATION, applicationForm } from '../fixtures/sample-submissions.ts';
import {
  answerIn,
  CONTACT_SENT,
  NEWSLETTER_SENT,
  renderAnswer,
  submit,
  submitMultipart,
  visit,
} from './plain-browser.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
const open = async (render: RenderAnswer | null) => {
  forms = await openTestForms({}, undefined, render);
};
afterEach(() => forms.close());

describe('the success page', () => {
  it('shows a valid reference from its query string and nothing else', async () => {
    await open(renderAnswer);
    const cases = [
      ['contact', '?reference=K7QM-2XPD', 'K7QM-2XPD'],
      ['careers', '?reference=K7QM-2XPD&x=y', 'K7QM-2XPD'],
      ['contact', '', undefined],
      ['contact', '?reference=', undefined],
      ['contact', '?reference=K7QM-2XP0', undefined],
      ['contact', '?reference=%3Cb%3ECall+555%3C/b%3E', undefined],
      ['contact', '?reference=K7QM-2XPD%0A', undefined],
      ['contact', '?reference=K7QM-2XPD&reference=K7QM-2XPD', undefined],
      ['newsletter', '?reference=K7QM-2XPD', undefined],
    ] as const;
    for (const [form, query, reference] of cases) {
      const page = await visit(forms, `${FORMS[form].endpoint}/sent${query}`);
      expect(page.statusCode, form + query).toBe(200);
      expect(answerIn(page), form + query).toEqual({
        form,
        success: true,
        ...(reference && { reference }),
        ...(form === 'newsletter' && { mustConfirm: true }),
        values: {},
        errors: {},
      });
    }
  });

  it('allows only GET and HEAD', async () => {
    await open(renderAnswer);
    const reply = await submit(forms, `${CONTACT_FORM.endpoint}/sent`, CONTACT_SENT);
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await visit(forms, CONTACT_FORM.endpoint)).headers.allow).toBe('POST');
  });
});

describe('a storage failure', () => {
  it('responds 500 with the submitted values and is logged without personal data', async () => {
    await open(renderAnswer);
    await forms.storage.db.schema.alterTable('submissions').renameTo('gone').execute();
    const replies = [
      await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT),
      await submitMultipart(forms, CAREERS_FORM.endpoint, applicationForm()),
    ];
    for (const [index, values] of [CONTACT_SENT, APPLICATION].entries()) {
      expect(replies[index]!.statusCode).toBe(500);
      expect(answerIn(replies[index]!)).toMatchObject({ success: false, values, errors: {} });
    }
    const lines = forms.log.filter((line) => line.includes('"request failed"'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      err: { message: expect.stringContaining('submissions') },
    });
    expect(forms.log.join('')).not.toMatch(/visitor\.example|Ann|Ben/);
  });
});

describe('the plain-text fallback', () => {
  const TEXT = {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  };
  const throwing: RenderAnswer = () => {
    throw new Error('no such component');
  };
  it.each([
    ['there is no renderer', null],
    ['the renderer throws', throwing],
    ['the renderer rejects', async () => throwing({} as never)],
  ])('is sent when %s', async (_name, render) => {
    await open(render);
    const sent = await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT);
    expect(sent.statusCode).toBe(303);
    const page = await visit(forms, sent.headers.location!);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject(TEXT);
    const [{ reference } = { reference: '' }] = await forms.submissions();
    expect(page.body).toBe(
      `Message Sent Successfully\n\nThank you for contacting us. We'll get back to you within 24 hours.\n\nReference: ${reference}\n`,
    );

    const refused = await submit(forms, NEWSLETTER_FORM.endpoint, { ...NEWSLETTER_SENT, email: '' });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers).toMatchObject(TEXT);
    expect(refused.body).toBe(
      'Subscription failed\n\nThere was an error subscribing to the newsletter. Please try again.\n\nEmail: Please fill in this field.\n',
    );
    const careers = await submitMultipart(forms, CAREERS_FORM.endpoint, applicationForm(APPLICATION, null));
    expect(careers.body).toBe(
      'Failed to submit application. Please try again.\n\nResume: Please attach your resume.\n',
    );
    expect(forms.log.filter((line) => line.includes('no such component'))).toHaveLength(
      render === null ? 0 : 3,
    );
  });

  it('is sent to a client that requests too many pages', async () => {
    await open(renderAnswer);
    const types = [];
    for (let count = 0; count < 125; count += 1) {
      types.push((await visit(forms, `${CONTACT_FORM.endpoint}/sent`)).headers['content-type']);
    }
    expect(types.filter((type) => type === 'text/html; charset=utf-8').length).toBeGreaterThanOrEqual(120);
    expect(types.at(-1)).toBe('text/plain; charset=utf-8');
    expect(answerIn(await submit(forms, CONTACT_FORM.endpoint, {})).success).toBe(false);
  });
});
