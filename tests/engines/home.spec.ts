import { filled } from '#content/filled.ts';
import { lists } from '#generated/lists.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { menuPage } from '../helpers/pages.ts';
import { desktop, expect, phone, test } from './journey.ts';

const firstTestimonial = filled(controlTexts.testimonial, { place: 1, count: lists.testimonials.length });

test('the hero changes its stage on scroll and on a click on a step', async ({ visitor }) => {
  await visitor.visit('/');
  const expectStage = (stage: string) =>
    visitor.waitFor(
      `stage ${stage} of the hero is shown`,
      (stage) => {
        const hero = document.querySelector<HTMLElement>('.scroll-hero');
        const slide = document.querySelectorAll('.hero-slide')[Number(stage)];
        return (
          hero?.dataset.stage === stage && slide !== undefined && getComputedStyle(slide).opacity === '1'
        );
      },
      stage,
    );
  await expectStage('0');
  await visitor.scrollTo(900);
  await expectStage('1');
  await visitor.scrollTo(1700);
  await expectStage('2');
  await visitor.click('.hero-step');
  await expectStage('0');
});

test('the typing animation types one word after another', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.evaluate(() => document.querySelector('.typed-word')?.scrollIntoView({ block: 'center' }));
  for (const word of ['transform', 'excel']) {
    await visitor.waitFor(
      `"${word}" has been typed`,
      (word) => document.querySelector('.typed-word')?.textContent.includes(word),
      word,
    );
  }
});

for (const size of [desktop, phone]) {
  test(`the insights scroll by 400 px each way, also from the end, at a width of ${size.width} px`, async ({
    visitor,
  }) => {
    await visitor.resize(size);
    await visitor.visit('/');
    const button = (direction: string) =>
      `[data-island="insights-buttons"] button[aria-label^="${direction}"]`;
    const expectScrollLeft = (left: number) =>
      visitor.waitFor(
        `the row has stopped scrolling at ${left} px`,
        async (left) => {
          const row = document.getElementById('insights');
          const before = row?.scrollLeft ?? 0;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return Math.abs(before - left) <= 1 && row?.scrollLeft === before;
        },
        left,
      );
    await visitor.evaluate(() => document.getElementById('insights')?.scrollIntoView({ block: 'center' }));
    await visitor.waitFor('the buttons are hydrated', () =>
      document.querySelector('[data-island="insights-buttons"]')?.hasAttribute('data-hydrated'),
    );
    await visitor.click(button('Next'));
    await expectScrollLeft(400);
    await visitor.click(button('Previous'));
    await expectScrollLeft(0);
    const end = await visitor.evaluate(() => {
      const row = document.getElementById('insights');
      if (!row) return 0;
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
      return row.scrollLeft;
    });
    await expectScrollLeft(end);
    await visitor.click(button('Previous'));
    await expectScrollLeft(end - 400);
  });
}

test('testimonials change on a click on a dot and advance automatically', async ({ visitor }) => {
  await visitor.visit('/');
  const expectShown = (index: number) =>
    visitor.waitFor(
      `testimonial ${index + 1} is shown`,
      (index) =>
        document.querySelectorAll('.testimonial-dot')[index]?.getAttribute('aria-current') === 'true' &&
        document.querySelectorAll('.testimonial-shown').length === 1,
      index,
    );
  await visitor.evaluate(() =>
    document.querySelector('.testimonial-dot')?.scrollIntoView({ block: 'center' }),
  );
  await visitor.waitFor('the testimonials are hydrated', () =>
    document.querySelector('[data-island="testimonials"]')?.hasAttribute('data-hydrated'),
  );
  await visitor.click('.testimonial-dot[aria-label^="Testimonial 3"]');
  await expectShown(2);
  await visitor.click(`.testimonial-dot[aria-label="${firstTestimonial}"]`);
  await expectShown(0);
  await visitor.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.tab.moveMouse(5, 5);
  await expectShown(1);
});

test('an element waits for its scroll animation, is revealed in view and stays visible', async ({
  visitor,
}) => {
  await visitor.visit(menuPage.path);
  const opacityOfLast = () =>
    visitor.evaluate(() => {
      const last = [...document.querySelectorAll('main .scroll-rise')].at(-1);
      return last ? getComputedStyle(last).opacity : '';
    });
  expect(await opacityOfLast()).toBe('1');
  await visitor.tab.scrollWheel(720, 450, 200);
  await visitor.waitFor('the element waits for its animation', () =>
    [...document.querySelectorAll('main .scroll-rise')].at(-1)?.classList.contains('waiting'),
  );
  await visitor.evaluate(() =>
    [...document.querySelectorAll('main .scroll-rise')].at(-1)?.scrollIntoView({ block: 'center' }),
  );
  await visitor.waitFor('the element is revealed', () => {
    const last = [...document.querySelectorAll('main .scroll-rise')].at(-1);
    return last?.classList.contains('active') && getComputedStyle(last).opacity === '1';
  });
  await visitor.scrollTo(0);
  expect(await opacityOfLast()).toBe('1');
});
