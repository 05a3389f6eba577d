import { menus } from '#site/navigation.ts';
import { pages } from '#site/pages.ts';
import { firstMenu, lastMenu, menuPage } from '../helpers/pages.ts';
import { test } from './journey.ts';
import { checkMobileMenu, expectExpanded, menuButton } from './menu-steps.ts';

test('menus open on hover, list their pages and close when the pointer leaves', async ({ visitor }) => {
  await visitor.visit('/');
  for (const menu of menus) {
    await visitor.hover(menuButton(menu.group));
    await visitor.expectOpen(`menu-${menu.group}`);
    await expectExpanded(visitor, menu.group, true);
    for (const id of menu.pages) {
      await visitor.waitFor(
        `the menu links to ${pages[id].path}`,
        (group, path) => document.querySelector(`#menu-${group} a[href="${path}"]`)?.checkVisibility(),
        menu.group,
        pages[id].path,
      );
    }
    await visitor.tab.moveMouse(720, 880);
    await visitor.expectOpen(`menu-${menu.group}`, false);
    await expectExpanded(visitor, menu.group, false);
  }
});

test('a click on a menu opened by hover keeps it open, and the next click closes it', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.hover(menuButton(firstMenu.group));
  await visitor.expectOpen(`menu-${firstMenu.group}`);
  await visitor.click(menuButton(firstMenu.group));
  await visitor.expectOpen(`menu-${firstMenu.group}`);
  await visitor.click(menuButton(firstMenu.group));
  await visitor.expectOpen(`menu-${firstMenu.group}`, false);
});

test('menus open and close by keyboard, and their links can be followed', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.focus(menuButton(lastMenu.group));
  await visitor.press('Enter');
  await visitor.expectOpen(`menu-${lastMenu.group}`);
  await visitor.press('Tab');
  await visitor.expectFocus(`#menu-${lastMenu.group} a[href="${pages[lastMenu.overview].path}"]`);
  await visitor.press('Escape');
  await visitor.expectOpen(`menu-${lastMenu.group}`, false);
  await visitor.expectFocus(menuButton(lastMenu.group));
  await visitor.press('Space');
  await visitor.expectOpen(`menu-${lastMenu.group}`);
  await visitor.focus(`#menu-${lastMenu.group} a[href="${menuPage.path}"]`);
  await visitor.press('Enter');
  await visitor.expectPath(menuPage.path);
});

test('the mobile menu makes the page inert, expands a group and navigates', async ({ visitor }) => {
  await checkMobileMenu(visitor);
});
