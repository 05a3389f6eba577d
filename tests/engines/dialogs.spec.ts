import {
  saveCookieChoice,
  searchBeforeScriptLoads,
  searchByArrowKeys,
  searchByName,
} from './dialog-steps.ts';
import { test } from './journey.ts';

test('the search finds a page as the visitor types, and Enter opens it', async ({ visitor }) => {
  await searchByName(visitor);
});

test('arrow keys select a search result, and Escape closes the search', async ({ visitor }) => {
  await searchByArrowKeys(visitor);
});

test('a search opened before the page’s script loads becomes modal and keeps focus and text', async ({
  visitor,
}) => {
  await searchBeforeScriptLoads(visitor);
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('opens the cookie drawer once, and the choice is stored', async ({ visitor }) => {
    await saveCookieChoice(visitor);
  });
});
