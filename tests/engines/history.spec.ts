import type { Target } from '#content/types.ts';
import { legalTexts } from '#generated/legal.ts';
import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';
import { headerLinks } from '#site/navigation.ts';
import { pageIds, pages } from '#site/pages.ts';
import { firstMenu, lastMenu, menuPage, plainPage } from '../helpers/pages.ts';
import { expect, test } from './journey.ts';
import { menuButton } from './menu-steps.ts';

/** A link of the header. */
const next = pages[headerLinks[0] ?? 'contact'];
const headerLink = (path: string) => `.site-header nav > a[href="${path}"]`;

test('back and forward restore the scroll position of each page', async ({ visitor }) => {
  await visitor.visit(plainPage.path);
  await visitor.scrollTo(640);
  await visitor.click(headerLink(next.path));
  await visitor.expectPath(next.path);
  await visitor.waitForScript(next.path);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.scrollTo(300);
  await visitor.evaluate(() => history.back());
  await visitor.expectPath(plainPage.path);
  await visitor.expectScrolled('back restores the scroll position', 640);
  await visitor.evaluate(() => history.forward());
  await visitor.expectPath(next.path);
  await visitor.expectScrolled('forward restores the scroll position', 300);
});

for (const { path, anchor } of [
  ...pageIds.flatMap((id) => heroAnchors(id).map((anchor) => ({ path: pages[id].path, anchor }))).slice(0, 1),
  // In view without scrolling.
  { path: '/terms-of-use', anchor: `#${legalTexts['terms-of-use'].sections[2]?.id}` },
]) {
  test(`going back from ${anchor} on ${path} restores the scroll position at the top`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    await visitor.click(`main a[href="${anchor}"]`);
    await visitor.expectPath(path + anchor);
    await visitor.waitFor(
      'the section is below the header',
      (id) => {
        const top = document.querySelector(id)?.getBoundingClientRect().top ?? 0;
        return top >= 60 && top < 200 && scrollY > 200;
      },
      anchor,
    );
    await visitor.evaluate(() => history.back());
    await visitor.expectPath(path);
    await visitor.expectScrolled('back restores the scroll position', 0);
    await visitor.evaluate(() => history.forward());
    await visitor.expectPath(path + anchor);
    await visitor.expectScrolled('forward scrolls to the section again', 200, 100_000);
  });
}

test('a reloaded page keeps its scroll position, and its script runs each time', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.scrollTo(1500);
  for (let time = 1; time <= 8; time++) {
    await visitor.tab.reload();
    await visitor.waitForScript(`/ (reload ${time})`);
    await visitor.expectScrolled('a reload keeps the scroll position', 1500);
    await visitor.waitFor('the hero shows the stage of the scroll position', () => {
      const hero = document.querySelector<HTMLElement>('.scroll-hero');
      return hero !== null && hero.dataset.stage !== '0';
    });
  }
  // Only hovers, as the script must not need a click or key to start.
  await visitor.hover(menuButton(firstMenu.group));
  await visitor.expectOpen(`menu-${firstMenu.group}`);
});

test('going back after a menu link shows the page with the menu closed and the search working', async ({
  visitor,
}) => {
  const panel = `menu-${lastMenu.group}`;
  await visitor.visit(plainPage.path);
  await visitor.click(menuButton(lastMenu.group));
  await visitor.click(`#${panel} a[href="${menuPage.path}"]`);
  await visitor.expectPath(menuPage.path);
  await visitor.waitForScript(menuPage.path);
  await visitor.evaluate(() => history.back());
  await visitor.expectPath(plainPage.path);
  await visitor.expectOpen(panel, false);
  await visitor.click('.site-header [popovertarget="search"]');
  await visitor.expectOpen('search');
});

/** Links in the opening of a page that lead to one of its sections. */
function heroAnchors(id: PageId): string[] {
  const { actions = [] } = (sections[id]?.[0] ?? {}) as { actions?: readonly { to?: Target }[] };
  return actions.flatMap(({ to }) => (to && 'anchor' in to && !('page' in to) ? `#${to.anchor}` : []));
}
