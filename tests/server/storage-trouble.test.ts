import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { SQLITE_FILE } from '#server/db/database.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { ACCEPT, answerIn, CONTACT_SENT, renderAnswer, submit } from './plain-browser.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
let lock: DatabaseSync;
afterEach(async () => {
  lock.close();
  await forms.close();
});

/** Opens the app and locks the database for writing until `lock` is closed. */
async function openLocked(): Promise<void> {
  forms = await openTestForms({}, undefined, renderAnswer);
  await forms.app.ready();
  lock = new DatabaseSync(join(forms.dataDir, SQLITE_FILE), { timeout: 5000 });
  lock.exec('begin immediate');
}

describe('while the database is locked', () => {
  it('forms respond 503 with Retry-After and the submitted values', async () => {
    await openLocked();
    const [asJson, byBrowser, newsletter] = await Promise.all([
      forms.post(CONTACT_FORM.endpoint, CONTACT),
      submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT),
      forms.post(NEWSLETTER_FORM.endpoint, NEWSLETTER),
    ]);
    for (const reply of [asJson, byBrowser, newsletter]) {
      expect(reply.statusCode).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(asJson.json()).toEqual({ success: false, error: expect.stringContaining('send it again') });
    expect(answerIn(byBrowser)).toMatchObject({ form: 'contact', success: false, values: CONTACT_SENT });
    const lines = forms.log.filter((line) => line.includes('request failed'));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain('Another process has been writing to the database for too long');
      expect(line).not.toContain('visitor.example');
    }
  });

  it.each([ENDPOINTS.unsubscribe, ENDPOINTS.confirmSubscription])(
    'the newsletter link %s responds 503 with a page, or with JSON if requested',
    async (endpoint) => {
      await openLocked();
      const press = (headers: Record<string, string>) =>
        forms.app.inject({ method: 'POST', url: `${endpoint}?token=abc`, headers });
      const [page, plain, json] = await Promise.all([
        press({ accept: ACCEPT }),
        press({}),
        press({ accept: 'application/json' }),
      ]);
      for (const reply of [page, plain, json]) {
        expect(reply.statusCode).toBe(503);
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        expect(reply.headers['cache-control']).toBe('no-store');
      }
      for (const { headers, body } of [page, plain]) {
        expect(headers['content-type']).toContain('text/html');
        expect(body).toContain('open the link in the email again');
      }
      expect(json.json()).toMatchObject({ success: false });
      expect(forms.log.filter((line) => line.includes('request failed'))).toHaveLength(3);
    },
  );
});
