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

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const id of pageIds) {
      test(`${pages[id].path} is whole, quiet and accessible`, async ({ page }) => {
        await open(page, pages[id].path);
        await expect(page).toHaveTitle(documentTitle(id));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
        await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      });
    }
  });
}
