import { pageIds, pages } from '../../src/site/pages.ts';
import { findCutOff } from '../helpers/cut-off.ts';
import type { Tab } from './drivers/tab.ts';
import { test as base, desktop, expect, markAsReturning, phone, unexpected } from './journey.ts';
import { Visitor } from './visitor.ts';

/** One tab for all pages: a new one for each would take longer than the check. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ engine }, use) => {
      const tab = await engine.open(desktop);
      await tab.beforeScripts(markAsReturning);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of [...pageIds.map((id) => pages[id].path), '/no-such-page']) {
  test(`${path} is complete and has no problems, wide and narrow`, async ({ tab }) => {
    tab.problems.length = 0;
    const visitor = new Visitor(tab, process.env.SITE_ADDRESS ?? '');
    for (const size of [desktop, phone]) {
      await visitor.resize(size);
      if (size === desktop) await visitor.visit(path);
      await scrollThrough(visitor);
      expect(await visitor.read(lookOver), `${size.width} px wide`).toEqual(whole);
      expect(await visitor.read(findCutOff, 0), `${size.width} px wide`).toEqual([]);
    }
    expect(unexpected(tab.problems, path === '/no-such-page' ? [/^404 .*\/no-such-page$/] : [])).toEqual([]);
  });
}

/** Scrolls to the end and back, so that everything is revealed and loaded. */
async function scrollThrough(visitor: Visitor): Promise<void> {
  await visitor.read(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.7) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await visitor.sees('all that comes in with scrolling has come', () =>
    [...document.querySelectorAll('.scroll-rise, .scroll-fade')].every(
      (element) => element.classList.contains('active') && getComputedStyle(element).opacity === '1',
    ),
  );
  // Pictures in a horizontal carousel load when it scrolls.
  await visitor.sees('all pictures are there', () =>
    [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((image) => image.getBoundingClientRect().left < innerWidth)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await visitor.scrollTo(0);
}

const whole = { overflow: 0, font: 'loaded', blank: [] as string[] };

/** Runs in the page. */
async function lookOver(): Promise<typeof whole> {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  const isOurs = (face: FontFace) => face.family.replaceAll('"', '') === family.replaceAll('"', '');
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  const isBlank = (part: HTMLElement) =>
    part.checkVisibility() &&
    (part.offsetHeight < 20 ||
      (part.textContent.trim() === '' && part.querySelector('img, svg, video') === null));
  return {
    overflow: Math.max(0, scrollWidth - clientWidth),
    font: [...document.fonts].some((face) => isOurs(face) && face.status === 'loaded') ? 'loaded' : 'missing',
    blank: parts.filter(isBlank).map((part) => part.outerHTML.slice(0, 120)),
  };
}
