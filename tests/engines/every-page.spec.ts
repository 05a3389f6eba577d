import { pageIds, pages } from '#site/pages.ts';
import { findCutOff } from '../helpers/cut-off.ts';
import type { Tab } from './drivers/tab.ts';
import { test as base, desktop, expect, markAsReturning, phone, unexpectedProblems } from './journey.ts';
import { Visitor } from './visitor.ts';

/** One tab for all pages, as opening a tab takes longer than the check. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ engine }, use) => {
      const tab = await engine.open(desktop);
      await tab.addInitScript(markAsReturning);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of [...pageIds.map((id) => pages[id].path), '/no-such-page']) {
  test(`${path} loads completely, clips nothing and reports no problems on desktop and phone`, async ({
    tab,
  }) => {
    tab.problems.length = 0;
    const visitor = new Visitor(tab, process.env.SITE_ADDRESS ?? '');
    for (const size of [desktop, phone]) {
      await visitor.resize(size);
      if (size === desktop) await visitor.visit(path);
      await scrollThrough(visitor);
      expect(await visitor.evaluate(inspectPage), `${size.width} px wide`).toEqual(intact);
      expect(await visitor.evaluate(findCutOff, 0), `${size.width} px wide`).toEqual([]);
    }
    expect(
      unexpectedProblems(tab.problems, path === '/no-such-page' ? [/^404 .*\/no-such-page$/] : []),
    ).toEqual([]);
  });
}

/** Scrolls to the end and back, so that everything is revealed and loaded. */
async function scrollThrough(visitor: Visitor): Promise<void> {
  await visitor.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.7) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await visitor.waitFor('all scroll animations have finished', () =>
    [...document.querySelectorAll('.scroll-rise, .scroll-fade')].every(
      (element) => element.classList.contains('active') && getComputedStyle(element).opacity === '1',
    ),
  );
  // Images further right in a carousel load only when it scrolls.
  await visitor.waitFor('all visible images are loaded', () =>
    [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((image) => image.getBoundingClientRect().left < innerWidth)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await visitor.scrollTo(0);
}

const intact = { overflow: 0, font: 'loaded', blank: [] as string[] };

/** Runs in the page, so it cannot use anything else of this file. */
async function inspectPage(): Promise<typeof intact> {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  const isSiteFont = (face: FontFace) => face.family.replaceAll('"', '') === family.replaceAll('"', '');
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  const isBlank = (part: HTMLElement) =>
    part.checkVisibility() &&
    (part.offsetHeight < 20 ||
      (part.textContent.trim() === '' && part.querySelector('img, svg, video') === null));
  return {
    overflow: Math.max(0, scrollWidth - clientWidth),
    font: [...document.fonts].some((face) => isSiteFont(face) && face.status === 'loaded')
      ? 'loaded'
      : 'missing',
    blank: parts.filter(isBlank).map((part) => part.outerHTML.slice(0, 120)),
  };
}
