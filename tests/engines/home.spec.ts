import { desktop, expect, phone, test } from './journey.ts';

test('the hero changes its stage on scroll, and on a click on a step', async ({ visitor }) => {
  await visitor.visit('/');
  const seesStage = (stage: string) =>
    visitor.sees(
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
  await seesStage('0');
  await visitor.scrollTo(900);
  await seesStage('1');
  await visitor.scrollTo(1700);
  await seesStage('2');
  await visitor.press('.hero-step');
  await seesStage('0');
});

test('the typing animation runs', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.read(() => document.querySelector('.typed-word')?.scrollIntoView({ block: 'center' }));
  for (const word of ['transform', 'excel']) {
    await visitor.sees(
      `"${word}" has been typed`,
      (word) => document.querySelector('.typed-word')?.textContent.includes(word),
      word,
    );
  }
});

for (const size of [desktop, phone]) {
  test(`the insights move by 400 px each way, from the end too, ${size.width} px wide`, async ({
    visitor,
  }) => {
    await visitor.resize(size);
    await visitor.visit('/');
    const button = (direction: string) =>
      `[data-island="insights-buttons"] button[aria-label^="${direction}"]`;
    const seesAt = (left: number) =>
      visitor.sees(
        `the row has come to rest at ${left} px`,
        async (left) => {
          const row = document.getElementById('insights');
          const before = row?.scrollLeft ?? 0;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return Math.abs(before - left) <= 1 && row?.scrollLeft === before;
        },
        left,
      );
    await visitor.read(() => document.getElementById('insights')?.scrollIntoView({ block: 'center' }));
    await visitor.sees('the buttons answer', () =>
      document.querySelector('[data-island="insights-buttons"]')?.hasAttribute('data-hydrated'),
    );
    await visitor.press(button('Next'));
    await seesAt(400);
    await visitor.press(button('Previous'));
    await seesAt(0);
    const end = await visitor.read(() => {
      const row = document.getElementById('insights');
      if (!row) return 0;
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
      return row.scrollLeft;
    });
    await seesAt(end);
    await visitor.press(button('Previous'));
    await seesAt(end - 400);
  });
}

test('testimonials follow the dots, and advance automatically', async ({ visitor }) => {
  await visitor.visit('/');
  const seesShown = (place: number) =>
    visitor.sees(
      `testimonial ${place + 1} is shown`,
      (place) =>
        document.querySelectorAll('.testimonial-dot')[place]?.getAttribute('aria-current') === 'true' &&
        document.querySelectorAll('.testimonial-shown').length === 1,
      place,
    );
  await visitor.read(() => document.querySelector('.testimonial-dot')?.scrollIntoView({ block: 'center' }));
  await visitor.sees('the testimonials answer', () =>
    document.querySelector('[data-island="testimonials"]')?.hasAttribute('data-hydrated'),
  );
  await visitor.press('.testimonial-dot[aria-label^="Testimonial 3"]');
  await seesShown(2);
  await visitor.press('.testimonial-dot[aria-label^="Testimonial 1"]');
  await seesShown(0);
  await visitor.read(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.tab.pointAt(5, 5);
  await seesShown(1);
});

test('scroll animations wait, run, and stay', async ({ visitor }) => {
  await visitor.visit('/cloud-enablement');
  const opacityOfLast = () =>
    visitor.read(() => {
      const last = [...document.querySelectorAll('main .scroll-rise')].at(-1);
      return last ? getComputedStyle(last).opacity : '';
    });
  expect(await opacityOfLast()).toBe('1');
  await visitor.tab.wheelAt(720, 450, 200);
  await visitor.sees('it waits', () =>
    [...document.querySelectorAll('main .scroll-rise')].at(-1)?.classList.contains('waiting'),
  );
  await visitor.read(() =>
    [...document.querySelectorAll('main .scroll-rise')].at(-1)?.scrollIntoView({ block: 'center' }),
  );
  await visitor.sees('it has come', () => {
    const last = [...document.querySelectorAll('main .scroll-rise')].at(-1);
    return last?.classList.contains('active') && getComputedStyle(last).opacity === '1';
  });
  await visitor.scrollTo(0);
  expect(await opacityOfLast()).toBe('1');
});
