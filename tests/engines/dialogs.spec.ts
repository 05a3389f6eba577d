import { chooseCookies, findBeforeScript, findByArrows, findByName } from './dialog-steps.ts';
import { test } from './journey.ts';

test('the search finds a page as one types', async ({ visitor }) => {
  await findByName(visitor);
});

test('the search goes by arrow keys, and Escape closes it', async ({ visitor }) => {
  await findByArrows(visitor);
});

test('the search opens before the page’s script, and keeps focus and text when it comes', async ({
  visitor,
}) => {
  await findBeforeScript(visitor);
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('is greeted by the cookie drawer, once', async ({ visitor }) => {
    await chooseCookies(visitor);
  });
});
