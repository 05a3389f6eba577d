import type { Page } from '@playwright/test';
import { desktop, expect, expectNoSidewaysScroll, open, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const hero = (page: Page) => page.locator('section.scroll-hero');

/** Scrolls to a share of the way through the hero. */
async function scrollHeroTo(page: Page, progress: number): Promise<void> {
  await hero(page).evaluate((element: HTMLElement, share) => {
    scrollTo({
      top: element.offsetTop + share * (element.offsetHeight - innerHeight),
      behavior: 'instant',
    });
  }, progress);
}

/** Opens the home page and comes near its lower part, whose code is fetched only then. */
async function openWhole(page: Page): Promise<void> {
  await open(page, '/');
  await reachRest(page);
}

async function reachRest(page: Page): Promise<void> {
  await page.locator('#solutions').scrollIntoViewIfNeeded();
  await expect(page.locator('#rest .waiting, #rest .active').first()).toBeAttached();
}

/** Lets React finish what a timer set off; its own scheduling is not part of the page's clock. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    }
  });
}

async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Opens the home page and stops its clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2025-06-02T09:00:00Z') });
  await open(page, '/');
  await page.clock.pauseAt(new Date('2025-06-02T10:00:00Z'));
  await settle(page);
}

test.describe('the scroll hero', () => {
  test('is three screens tall and keeps its stage in place', async ({ page }) => {
    await open(page, '/');
    expect(await hero(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBe(
      3 * desktop.height,
    );
    for (const progress of [0, 0.5, 1]) {
      await scrollHeroTo(page, progress);
      const stage = await page.locator('.scroll-hero-pin').boundingBox();
      expect(stage).toMatchObject({ y: 0, height: desktop.height });
    }
  });

  for (const [progress, stage] of [
    [0, 0],
    [0.32, 0],
    [0.34, 1],
    [0.65, 1],
    [0.67, 2],
    [1, 2],
  ] as const) {
    test(`shows stage ${stage} alone at ${progress * 100} %`, async ({ page }) => {
      await open(page, '/');
      await scrollHeroTo(page, progress);
      await expect(hero(page)).toHaveAttribute('data-stage', String(stage));
      const slides = page.locator('.hero-slide');
      const pictures = page.locator('.hero-layer');
      for (const index of [0, 1, 2]) {
        await expect(slides.nth(index)).toBeVisible({ visible: index === stage });
        await expect(pictures.nth(index)).toBeVisible({ visible: index === stage });
        expect(await slides.nth(index).evaluate((slide: HTMLElement) => slide.inert)).toBe(index !== stage);
      }
      await expect(hero(page).getByRole('heading')).toHaveCount(1);
      await expect(hero(page).getByRole('img')).toHaveCount(1);
      await expect(hero(page).locator('[aria-current="step"]')).toHaveText(
        ['Vision', 'Mission', 'Values'][stage] ?? '',
      );
    });
  }

  test('ends with the values and their stat', async ({ page }) => {
    await open(page, '/');
    await scrollHeroTo(page, 1);
    await expect(page.locator('.hero-slide-shown')).toContainText('Our values');
    await expect(page.locator('.hero-slide-shown')).toContainText('100%');
    await expect(page.getByRole('img', { name: 'The same plant at night, lit and at work.' })).toBeVisible();
  });

  test('keeps the header legible over the dark stage', async ({ page }) => {
    await open(page, '/');
    await scrollHeroTo(page, 1);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('fills its bars as the page scrolls', async ({ page }) => {
    await open(page, '/');
    const filled = () =>
      page
        .locator('.hero-step')
        .evaluateAll((steps) =>
          steps.map((step) => Number(getComputedStyle(step, '::after').scale.split(' ')[0])),
        );
    await expect.poll(filled).toEqual([0, 0, 0]);
    await scrollHeroTo(page, 0.495);
    await expect
      .poll(async () => (await filled()).map((share) => Math.round(share * 10) / 10))
      .toEqual([1, 0.5, 0]);
    await scrollHeroTo(page, 1);
    await expect.poll(filled).toEqual([1, 1, 1]);
  });

  test('can be moved through by its steps, and left by its hint', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Mission' }).click();
    await expect(hero(page)).toHaveAttribute('data-stage', '1');
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(hero(page)).toHaveAttribute('data-stage', '2');
    await page.getByRole('link', { name: 'Scroll to the next section' }).click();
    await expect(page.getByRole('heading', { name: /We help industrial companies/ })).toBeInViewport();
  });

  test('measures nothing while scrolling', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const original = Element.prototype.getBoundingClientRect;
      Object.assign(window, { measured: 0 });
      Element.prototype.getBoundingClientRect = function measured() {
        (window as unknown as { measured: number }).measured += 1;
        return original.call(this);
      };
    });
    for (const progress of [0.2, 0.4, 0.6, 0.8]) await scrollHeroTo(page, progress);
    await expect(hero(page)).toHaveAttribute('data-stage', '2');
    expect(await page.evaluate(() => (window as unknown as { measured: number }).measured)).toBe(0);
  });

  test('holds the plant once, and shows it again by reference', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('svg#plant')).toHaveCount(1);
    await expect(page.locator('use[href="#plant"]')).toHaveCount(3);
  });

  for (const [name, viewport] of Object.entries({
    'a phone': phone,
    'a short phone': { width: 360, height: 640 },
    'a phone on its side': { width: 844, height: 390 },
    'a low laptop window': { width: 1280, height: 680 },
  })) {
    test(`leaves nothing out on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      for (const progress of [0, 0.5, 1]) {
        await scrollHeroTo(page, progress);
        const shown = page.locator('.hero-slide-shown');
        await expect(shown.getByRole('heading')).toBeInViewport({ ratio: 1 });
        const last = shown.locator('.wrap > :last-child');
        await expect(last).toBeInViewport({ ratio: 1 });
        // Once the words have come to rest.
        await expect(async () => {
          const heading = await shown.getByRole('heading').boundingBox();
          const end = await last.boundingBox();
          const bars = await page.locator('.hero-steps').boundingBox();
          expect(heading?.y, 'below the header').toBeGreaterThanOrEqual(70);
          expect((end?.y ?? 0) + (end?.height ?? 0), 'above the bars').toBeLessThanOrEqual(bars?.y ?? 0);
        }).toPass();
      }
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('the typing word cycle', () => {
  const typed = (page: Page) => page.locator('.typed-word');

  /** What the line shows over time, as texts with the milliseconds that each stood. */
  async function record(page: Page, milliseconds: number): Promise<[string, number][]> {
    const seen: [string, number][] = [];
    for (let time = 0; time < milliseconds; time += 50) {
      const text = ((await typed(page).textContent()) ?? '').replace('\u200b', '');
      const last = seen.at(-1);
      if (last?.[0] === text) last[1] += 50;
      else seen.push([text, 50]);
      await pass(page, 50);
    }
    return seen;
  }

  test('types at 100 ms, holds for 2000 ms, deletes at 50 ms, and goes on to the next word', async ({
    page,
  }) => {
    test.slow();
    await openWithStoppedClock(page);
    await typed(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await settle(page);
    const seen = await record(page, 11_000);
    const transform = seen.findIndex(([text, stood]) => text === 'transform' && stood === 2000);
    expect(transform, JSON.stringify(seen)).toBeGreaterThan(0);
    expect(seen.slice(transform - 2, transform + 3)).toEqual([
      ['transfo', 100],
      ['transfor', 100],
      ['transform', 2000],
      ['transfor', 50],
      ['transfo', 50],
    ]);
    const emptied = seen.findIndex(([text], index) => text === '' && index > transform);
    expect(seen.slice(emptied - 1, emptied + 3)).toEqual([
      ['t', 50],
      ['', 100],
      ['e', 100],
      ['ex', 100],
    ]);
  });

  test('can be paused and played', async ({ page }) => {
    await openWithStoppedClock(page);
    await typed(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await page.getByRole('button', { name: 'Pause the word animation' }).click();
    await settle(page);
    const before = await typed(page).textContent();
    await pass(page, 10_000);
    await expect(typed(page)).toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Play the word animation' }).click();
    await settle(page);
    await pass(page, 2000);
    await pass(page, 50);
    await expect(typed(page)).not.toHaveText(before ?? '');
  });

  test('is read as one whole sentence', async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByRole('heading', {
        name: 'We help industrial companies optimize, transform and excel',
        exact: true,
      }),
    ).toBeAttached();
  });

  test('never moves what stands below', async ({ page }) => {
    await openWithStoppedClock(page);
    await typed(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const below = page.getByText('Consulting, implementation and software');
    const place = await below.boundingBox();
    for (let step = 0; step < 40; step += 1) {
      await pass(page, 150);
      expect(await below.boundingBox()).toEqual(place);
    }
  });
});

test.describe('the insights carousel', () => {
  const row = (page: Page) => page.getByRole('region', { name: 'Latest insights' });
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous insights' });
  const next = (page: Page) => page.getByRole('button', { name: 'Next insights' });
  const position = (page: Page) => row(page).evaluate((element) => Math.round(element.scrollLeft));

  test('moves by 400 pixels in both directions', async ({ page }) => {
    await openWhole(page);
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect.poll(() => position(page)).toBe(400);
    await expect(previous(page)).toBeEnabled();
    await previous(page).click();
    await expect.poll(() => position(page)).toBe(0);
    await expect(previous(page)).toBeDisabled();
  });

  test('moves by 400 pixels on a phone too', async ({ page }) => {
    await page.setViewportSize(phone);
    await openWhole(page);
    await next(page).click();
    await expect.poll(() => position(page)).toBe(400);
  });

  test('ends within 10 pixels of the end', async ({ page }) => {
    await openWhole(page);
    const scrollToEnd = (distance: number) =>
      row(page).evaluate((element, left) => {
        element.style.scrollSnapType = 'none';
        element.scrollTo({ left: element.scrollWidth - element.clientWidth - left, behavior: 'instant' });
      }, distance);
    await scrollToEnd(12);
    await expect(next(page)).toBeEnabled();
    await scrollToEnd(9);
    await expect(next(page)).toBeDisabled();
    await expect(previous(page)).toBeEnabled();
  });

  test('keeps the keyboard in the carousel when a button goes out of use', async ({ page }) => {
    await openWhole(page);
    await next(page).focus();
    for (let press = 0; press < 8 && (await next(page).isEnabled()); press += 1) {
      const before = await position(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => position(page)).not.toBe(before);
      await page.waitForTimeout(500);
    }
    await expect(next(page)).toBeDisabled();
    await expect(row(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(next(page)).toBeEnabled();
  });

  test('opens its articles elsewhere, in a new tab', async ({ page }) => {
    await openWhole(page);
    const cards = row(page).getByRole('link');
    expect(await cards.count()).toBeGreaterThanOrEqual(4);
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('href', /^https:\/\/insights\.example\.com\//);
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('link', { name: /Read the case study/ })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'View all insights' })).toHaveAttribute('href', '#');
  });
});

test.describe('testimonials', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'What clients say after go-live' });
  const shown = (page: Page) => page.locator('.testimonial-shown strong');
  const names = ['Marisol Echevarría', 'Tobias Lindqvist', 'Adaeze Okonjo', 'Ingrid Solheim'];

  /** Brings the carousel into view and starts its eight seconds anew. */
  async function restart(page: Page): Promise<void> {
    await reachRest(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).hover();
    await settle(page);
    await carousel(page).getByRole('button', { name: 'Testimonial 1 of 4' }).click();
    await leave(page);
  }

  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    await settle(page);
  }

  test('move on every 8000 ms, round and round', async ({ page }) => {
    await openWithStoppedClock(page);
    await restart(page);
    for (const name of [...names.slice(1), names[0], names[1]]) {
      const before = await shown(page).textContent();
      await pass(page, 7990);
      await expect(shown(page)).toHaveText(before ?? '');
      await pass(page, 10);
      await expect(shown(page)).toHaveText(name ?? '');
    }
    await expect(carousel(page).getByRole('status')).toBeEmpty();
  });

  test('rest under the pointer, under the keyboard, and at the press of a button', async ({ page }) => {
    await openWithStoppedClock(page);
    await restart(page);
    await carousel(page).hover();
    await settle(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await leave(page);
    await carousel(page).getByRole('button', { name: 'Testimonial 1 of 4' }).focus();
    await settle(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: 'Pause testimonials' }).click();
    await leave(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: 'Play testimonials' }).click();
    await leave(page);
    await pass(page, 8000);
    await expect(shown(page)).toHaveText(names[1] ?? '');
  });

  test('go where a dot says, and are read out then', async ({ page }) => {
    await openWhole(page);
    const dot = carousel(page).getByRole('button', { name: 'Testimonial 3 of 4' });
    await dot.click();
    await expect(shown(page)).toHaveText(names[2] ?? '');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).getByRole('status')).toContainText(names[2] ?? '');
    await expect(carousel(page).getByRole('figure')).toHaveCount(1);
  });

  test('keep their height', async ({ page }) => {
    await page.setViewportSize(phone);
    await openWhole(page);
    const heights = new Set<number>();
    for (const index of [1, 2, 3, 4]) {
      await carousel(page)
        .getByRole('button', { name: `Testimonial ${index} of 4` })
        .click();
      heights.add(await carousel(page).evaluate((element: HTMLElement) => element.offsetHeight));
    }
    expect(heights.size).toBe(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all three words stand there and nothing types', async ({ page }) => {
    await openWithStoppedClock(page);
    await expect(page.locator('.typed-still')).toHaveText(['optimize', 'transform', 'excel']);
    for (const word of await page.locator('.typed-still').all()) await expect(word).toBeVisible();
    await expect(page.locator('.typed-word')).toBeHidden();
    await expect(page.getByRole('button', { name: /word animation/ })).toBeHidden();
  });

  test('testimonials wait for the visitor', async ({ page }) => {
    await openWithStoppedClock(page);
    await reachRest(page);
    await pass(page, 60_000);
    await expect(page.locator('.testimonial-shown strong')).toHaveText('Marisol Echevarría');
    await page.getByRole('button', { name: 'Testimonial 2 of 4' }).click();
    await expect(page.locator('.testimonial-shown strong')).toHaveText('Tobias Lindqvist');
  });

  test('the stages of the hero still follow the page, at once', async ({ page }) => {
    await open(page, '/');
    await scrollHeroTo(page, 1);
    await expect(hero(page)).toHaveAttribute('data-stage', '2');
    await expect(page.locator('.hero-layer').nth(0)).toBeHidden();
    await expect(page.locator('.hero-slide').nth(2)).toBeVisible();
  });
});

test('each solution is a real link to its page', async ({ page }) => {
  await open(page, '/');
  const tiles = page.locator('#solutions').getByRole('link');
  await expect(tiles).toHaveCount(10);
  await tiles.filter({ hasText: 'Digital Manufacturing' }).click();
  await expect(page).toHaveURL('/digital-manufacturing');
});

test('the cookie button says so to whoever listens on the document', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Cookie Settings', exact: true });
  const box = await button.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(desktop.height - 40);
  await page.evaluate(() => {
    document.addEventListener('open-cookie-settings', () => document.body.setAttribute('data-heard', ''));
  });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '');
});

test.describe('pictures that do not load', () => {
  test.use({ expected: { problems: [/client-halvengard/, /scene-cloud-enablement/, /404 \(Not Found\)/] } });

  test('of clients and insights give way to the placeholder', async ({ page }) => {
    await page.route(/(client-halvengard|scene-cloud-enablement\.drawn).*\.svg$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await openWhole(page);
    const logo = page.getByRole('img', { name: 'Halvengard' });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', /\/placeholder\.svg$/);
    const insight = page.getByRole('region', { name: 'Latest insights' }).locator('img').first();
    await insight.scrollIntoViewIfNeeded();
    await expect(insight).toHaveAttribute('src', /\/placeholder\.svg$/);
  });
});

test('nothing shifts while the page is read', async ({ page }) => {
  await open(page, '/');
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    return sum;
  });
  expect(shift).toBeLessThan(0.001);
});

test.describe('the code of the lower part', () => {
  const code = /\/assets\/rest-/;

  test('comes when a visitor comes near', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => code.test(request.url()) && asked.push(request.url()));
    await open(page, '/');
    await scrollHeroTo(page, 0.5);
    await expect(hero(page)).toHaveAttribute('data-stage', '1');
    expect(asked).toEqual([]);
    await expect(page.locator('#newsletter form')).toBeAttached();
    await reachRest(page);
    expect(asked).toHaveLength(1);
  });

  test('comes with the page when it is reached from another, and back finds the old place', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Building trust/);
    await expect(page.locator('#newsletter')).toBeAttached();
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, and offers nothing that would not work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hero(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThan(
      desktop.height * 1.1,
    );
    await expect(page.getByRole('button', { name: 'Cookie Settings', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Mission' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next insights' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause testimonials' })).toBeHidden();
    await expect(page.getByText('Ingrid Solheim')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vision, mission and values' })).toBeVisible();
  });
});
