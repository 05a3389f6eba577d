import { pageIds, pages } from '#site/pages.ts';
import { plainPage } from '../helpers/pages.ts';
import { expect, phone, test } from './journey.ts';

test('the placeholder of the search is not truncated on a phone', async ({ visitor, engineName }) => {
  test.skip(engineName === 'webkit', 'WebKit exposes no computed style of placeholders');
  await visitor.resize(phone);
  await visitor.visit(plainPage.path);
  await visitor.click('.site-header [popovertarget="search"]');
  await visitor.expectOpen('search');
  const { available, needed } = await visitor.evaluate(async () => {
    await document.fonts.ready;
    const input = document.querySelector<HTMLInputElement>('#search input');
    if (!input) return { available: 0, needed: 1 };
    // The width of the placeholder, measured as text in the same font.
    const { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing } = getComputedStyle(
      input,
      '::placeholder',
    );
    const copy = document.createElement('span');
    Object.assign(copy.style, { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing });
    Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap' });
    copy.textContent = input.placeholder;
    input.parentElement?.append(copy);
    const needed = copy.getBoundingClientRect().width;
    copy.remove();
    return { available: input.clientWidth, needed };
  });
  expect(needed).toBeLessThanOrEqual(available);
});

test('every page fits a width of 320 px without horizontal scroll', async ({ visitor }) => {
  await visitor.visit('/');
  const scrollbar = await visitor.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await visitor.resize({ width: 320 + scrollbar, height: 640 });
  for (const id of pageIds) {
    await visitor.visit(pages[id].path);
    await visitor.waitFor(`${pages[id].path} is 320 px wide`, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return clientWidth === 320 && scrollWidth === 320;
    });
  }
});
