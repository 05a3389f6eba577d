import { contents } from '../../src/pages/terms-of-use/content.ts';
import { expect, test } from './journey.ts';
import { menuButton } from './menu-steps.ts';

const headerLink = (path: string) => `.site-header nav > a[href="${path}"]`;

test('Back and forward restore the scroll position of each page', async ({ visitor }) => {
  await visitor.visit('/solutions');
  await visitor.scrollTo(640);
  await visitor.press(headerLink('/careers'));
  await visitor.seesPath('/careers');
  await visitor.started('/careers');
  expect(await visitor.read(() => scrollY)).toBe(0);
  await visitor.scrollTo(300);
  await visitor.read(() => history.back());
  await visitor.seesPath('/solutions');
  await visitor.seesScrolled('Back restores the place', 640);
  await visitor.read(() => history.forward());
  await visitor.seesPath('/careers');
  await visitor.seesScrolled('forward restores the place', 300);
});

for (const { path, anchor } of [
  { path: '/convokeai', anchor: '#ai-capabilities' },
  // In view without scrolling.
  { path: '/terms-of-use', anchor: `#${contents[2]?.id}` },
]) {
  test(`Back from ${anchor} of ${path} leads to the top, the former position`, async ({ visitor }) => {
    await visitor.visit(path);
    await visitor.press(`main a[href="${anchor}"]`);
    await visitor.seesPath(path + anchor);
    await visitor.sees(
      'the section stands below the header',
      (id) => {
        const top = document.querySelector(id)?.getBoundingClientRect().top ?? 0;
        return top >= 60 && top < 200 && scrollY > 200;
      },
      anchor,
    );
    await visitor.read(() => history.back());
    await visitor.seesPath(path);
    await visitor.seesScrolled('Back restores the place', 0);
    await visitor.read(() => history.forward());
    await visitor.seesPath(path + anchor);
    await visitor.seesScrolled('forward leads to the section again', 200, 100_000);
  });
}

test('a reloaded page keeps its scroll position, and its script runs each time', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.scrollTo(1500);
  for (let time = 1; time <= 8; time++) {
    await visitor.tab.reload();
    await visitor.started(`/ (reload ${time})`);
    await visitor.seesScrolled('the place is kept', 1500);
    await visitor.sees('the hero knows the place', () => {
      const hero = document.querySelector<HTMLElement>('.scroll-hero');
      return hero !== null && hero.dataset.stage !== '0';
    });
  }
  // Hover only: the script must not need a click or key to start.
  await visitor.point(menuButton('solutions'));
  await visitor.seesOpen('menu-solutions');
});

test('a page from the back/forward cache has neither menu nor dialog open', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.press(menuButton('products'));
  await visitor.press('#menu-products a[href="/products/flexpod"]');
  await visitor.seesPath('/products/flexpod');
  await visitor.started('/products/flexpod');
  await visitor.read(() => history.back());
  await visitor.seesPath('/about');
  await visitor.seesOpen('menu-products', false);
  await visitor.press('.site-header [popovertarget="search"]');
  await visitor.seesOpen('search');
});
