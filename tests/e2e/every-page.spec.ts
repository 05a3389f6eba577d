import { pageIds, pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/title.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const id of pageIds) {
  test(`${pages[id].path} is whole, quiet and accessible, wide and narrow`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, pages[id].path);
    await expect(page).toHaveTitle(documentTitle(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
    await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    }
  });
}
