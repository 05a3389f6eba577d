import { pageIds, pages } from '../../src/site/pages.ts';
import { expect, phone, test } from './journey.ts';

test('the placeholder of the search is not truncated on a phone', async ({ visitor, engineName }) => {
  test.skip(engineName === 'webkit', 'WebKit exposes no computed style of placeholders');
  await visitor.resize(phone);
  await visitor.visit('/about');
  await visitor.press('.site-header [popovertarget="search"]');
  await visitor.seesOpen('search');
  const { room, needed } = await visitor.read(async () => {
    await document.fonts.ready;
    const box = document.querySelector<HTMLInputElement>('#search input');
    if (!box) return { room: 0, needed: 1 };
    // The width of the placeholder, measured as text in the same font.
    const { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing } = getComputedStyle(
      box,
      '::placeholder',
    );
    const copy = document.createElement('span');
    Object.assign(copy.style, { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing });
    Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap' });
    copy.textContent = box.placeholder;
    box.parentElement?.append(copy);
    const needed = copy.getBoundingClientRect().width;
    copy.remove();
    return { room: box.clientWidth, needed };
  });
  expect(needed).toBeLessThanOrEqual(room);
});

test('every page fits 320 px', async ({ visitor }) => {
  await visitor.visit('/');
  const scrollbar = await visitor.read(() => innerWidth - document.documentElement.clientWidth);
  await visitor.resize({ width: 320 + scrollbar, height: 640 });
  for (const id of pageIds) {
    await visitor.visit(pages[id].path);
    await visitor.sees(`${pages[id].path} is 320 px wide`, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return clientWidth === 320 && scrollWidth === 320;
    });
  }
});
