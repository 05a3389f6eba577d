import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { createInbox } from '../helpers/inbox.ts';
import { openTestForms } from './test-backend.ts';

const DIGEST_DUE = { DIGEST_HOUR: '0', DIGEST_DAYS: 'mon,tue,wed,thu,fri,sat,sun' };

it('erasing a person deletes all mail files about them, including digests', async () => {
  const forms = await openTestForms();
  await forms.post(CONTACT_FORM.endpoint, CONTACT);
  // This server has digests switched off and would drop those of the other one.
  await forms.app.close();
  const files = async () => readdir(join(forms.dataDir, 'mail')).catch(() => []);
  const digests = async () => (await files()).filter((name) => name.includes('digest'));
  const server = await openTestForms({ ...DIGEST_DUE, DATA_DIR: forms.dataDir });
  await server.app.ready();
  await expect.poll(digests).toHaveLength(1);
  await expect
    .poll(async () => (await forms.mails()).map(({ state }) => state))
    .toEqual(['sent', 'sent', 'sent']);
  await createInbox({ DATA_DIR: forms.dataDir }, forms.dataDir).run(
    'erase',
    '--email',
    CONTACT.email,
    '--yes',
  );
  expect(await files()).toEqual([]);
  await server.close();
  await forms.close();
});
