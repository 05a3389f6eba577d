import { menus } from '../../src/site/navigation.ts';
import { pages } from '../../src/site/pages.ts';
import { test } from './journey.ts';
import { goThroughMobileMenu, isExpanded, menuButton } from './menu-steps.ts';

test('menus open on hover, list their pages and close when the pointer leaves', async ({ visitor }) => {
  await visitor.visit('/');
  for (const menu of menus) {
    await visitor.point(menuButton(menu.group));
    await visitor.seesOpen(`menu-${menu.group}`);
    await isExpanded(visitor, menu.group, true);
    for (const id of menu.pages) {
      await visitor.sees(
        `the menu leads to ${pages[id].path}`,
        (group, path) => document.querySelector(`#menu-${group} a[href="${path}"]`)?.checkVisibility(),
        menu.group,
        pages[id].path,
      );
    }
    await visitor.tab.pointAt(720, 880);
    await visitor.seesOpen(`menu-${menu.group}`, false);
    await isExpanded(visitor, menu.group, false);
  }
});

test('a click after hovering keeps a menu open, the next one closes it', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.point(menuButton('solutions'));
  await visitor.seesOpen('menu-solutions');
  await visitor.press(menuButton('solutions'));
  await visitor.seesOpen('menu-solutions');
  await visitor.press(menuButton('solutions'));
  await visitor.seesOpen('menu-solutions', false);
});

test('menus and their links work by keyboard', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.focus(menuButton('services'));
  await visitor.key('Enter');
  await visitor.seesOpen('menu-services');
  await visitor.key('Tab');
  await visitor.seesFocus('#menu-services a[href="/services"]');
  await visitor.key('Escape');
  await visitor.seesOpen('menu-services', false);
  await visitor.seesFocus(menuButton('services'));
  await visitor.key('Space');
  await visitor.seesOpen('menu-services');
  await visitor.focus('#menu-services a[href="/managed-services"]');
  await visitor.key('Enter');
  await visitor.seesPath('/managed-services');
});

test('the mobile menu opens, expands, navigates and closes', async ({ visitor }) => {
  await goThroughMobileMenu(visitor);
});
