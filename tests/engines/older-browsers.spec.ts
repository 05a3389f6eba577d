import { menus } from '#site/navigation.ts';
import { firstMenu, lastMenu, menuPage } from '../helpers/pages.ts';
import { saveCookieChoice, searchByArrowKeys, searchByName } from './dialog-steps.ts';
import { contact, openAndFill, submit } from './form-steps.ts';
import { test } from './journey.ts';
import { checkMobileMenu, expectExpanded, menuButton } from './menu-steps.ts';

// tests/e2e/older-browsers.spec.ts covers Chromium.
test.skip(({ engineName }) => engineName !== 'webkit', 'popovers can be disabled only in WebKit');
test.use({ popovers: false });

test('menus open by hover, click and key, one at a time, and close by Escape', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.waitFor('the browser has no popovers', () => !('showPopover' in HTMLElement.prototype));
  for (const { group } of menus) await visitor.expectOpen(`menu-${group}`, false);
  await visitor.hover(menuButton(firstMenu.group));
  await visitor.expectOpen(`menu-${firstMenu.group}`);
  await expectExpanded(visitor, firstMenu.group, true);
  await visitor.click(menuButton(lastMenu.group));
  await visitor.expectOpen(`menu-${lastMenu.group}`);
  await visitor.expectOpen(`menu-${firstMenu.group}`, false);
  await visitor.press('Escape');
  await visitor.expectOpen(`menu-${lastMenu.group}`, false);
  await visitor.focus(menuButton(lastMenu.group));
  await visitor.press('Enter');
  await visitor.expectOpen(`menu-${lastMenu.group}`);
  await visitor.click(`#menu-${lastMenu.group} a[href="${menuPage.path}"]`);
  await visitor.expectPath(menuPage.path);
});

test('the mobile menu makes the page inert, expands a group and navigates', async ({ visitor }) => {
  await checkMobileMenu(visitor);
});

test('the search finds pages by name and by arrow keys', async ({ visitor }) => {
  await searchByArrowKeys(visitor);
  await searchByName(visitor);
});

test('an enquiry is sent', async ({ visitor }) => {
  await openAndFill(visitor, contact, { specificDetails: 'Written in an older browser.' });
  await submit(visitor, contact);
  await visitor.expectText('[role="status"]', 'Message Sent Successfully');
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('opens the cookie drawer once, and the choice is stored', async ({ visitor }) => {
    await saveCookieChoice(visitor);
  });
});
