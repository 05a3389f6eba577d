import { chooseCookies, findBeforeScript, findByArrows, findByName } from './dialog-steps.ts';
import { test } from './journey.ts';

test('the search finds a page as you type', async ({ visitor }) => {
  await findByName(visitor);
});

test('arrow keys select a search result, and Escape closes the search', async ({ visitor }) => {
  await findByArrows(visitor);
});

test('the search opens before the page’s script, and keeps focus and text when it loads', async ({
  visitor,
}) => {
  await findBeforeScript(visitor);
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('opens the cookie drawer, once', async ({ visitor }) => {
    await chooseCookies(visitor);
  });
});
