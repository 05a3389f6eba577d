import { chooseCookies, findByArrows, findByName } from './dialog-steps.ts';
import { contact, fillIn, send } from './form-steps.ts';
import { test } from './journey.ts';
import { goThroughMobileMenu, isExpanded, menuButton } from './menu-steps.ts';

// tests/e2e/older-browsers.spec.ts removes popovers and more from Chromium.
test.skip(({ engineName }) => engineName !== 'webkit', 'only WebKit lets its popovers be switched off');
test.use({ popovers: false });

test('menus open by hover, click and key, one at a time, and close', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.sees('the browser has no popovers', () => !('showPopover' in HTMLElement.prototype));
  for (const group of ['solutions', 'services', 'products']) await visitor.seesOpen(`menu-${group}`, false);
  await visitor.point(menuButton('solutions'));
  await visitor.seesOpen('menu-solutions');
  await isExpanded(visitor, 'solutions', true);
  await visitor.press(menuButton('products'));
  await visitor.seesOpen('menu-products');
  await visitor.seesOpen('menu-solutions', false);
  await visitor.key('Escape');
  await visitor.seesOpen('menu-products', false);
  await visitor.focus(menuButton('services'));
  await visitor.key('Enter');
  await visitor.seesOpen('menu-services');
  await visitor.press('#menu-services a[href="/managed-services"]');
  await visitor.seesPath('/managed-services');
});

test('the mobile menu opens, expands, navigates and closes', async ({ visitor }) => {
  await goThroughMobileMenu(visitor);
});

test('the search works', async ({ visitor }) => {
  await findByArrows(visitor);
  await findByName(visitor);
});

test('a form is sent', async ({ visitor }) => {
  await fillIn(visitor, contact, { specificDetails: 'Written in an older browser.' });
  await send(visitor, contact);
  await visitor.seesText('[role="status"]', 'Message Sent Successfully');
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('opens the cookie drawer, once', async ({ visitor }) => {
    await chooseCookies(visitor);
  });
});
