import { legalTexts } from '../../src/generated/legal.ts';
import { expect, test } from './journey.ts';
import { menuButton } from './menu-steps.ts';

const headerLink = (path: string) => `.site-header nav > a[href="${path}"]`;

test('back and forward restore the scroll position of each page', async ({ visitor }) => {
  await visitor.visit('/solutions');
  await visitor.scrollTo(640);
  await visitor.click(headerLink('/careers'));
  await visitor.expectPath('/careers');
  await visitor.waitForScript('/careers');
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.scrollTo(300);
  await visitor.evaluate(() => history.back());
  await visitor.expectPath('/solutions');
  await visitor.expectScrolled('back restores the scroll position', 640);
  await visitor.evaluate(() => history.forward());
  await visitor.expectPath('/careers');
  await visitor.expectScrolled('forward restores the scroll position', 300);
});

for (const { path, anchor } of [
  { path: '/convokeai', anchor: '#ai-capabilities' },
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
  await visitor.hover(menuButton('solutions'));
  await visitor.expectOpen('menu-solutions');
});

test('going back after a menu link shows the page with the menu closed and the search working', async ({
  visitor,
}) => {
  await visitor.visit('/about');
  await visitor.click(menuButton('products'));
  await visitor.click('#menu-products a[href="/products/flexpod"]');
  await visitor.expectPath('/products/flexpod');
  await visitor.waitForScript('/products/flexpod');
  await visitor.evaluate(() => history.back());
  await visitor.expectPath('/about');
  await visitor.expectOpen('menu-products', false);
  await visitor.click('.site-header [popovertarget="search"]');
  await visitor.expectOpen('search');
});
