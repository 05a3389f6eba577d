/** Interactions do not violate the content-security policy. every-page.spec.ts checks the pages themselves. */

import { cookieTexts } from '#content/cookies.ts';
import { controlTexts, navigationTexts } from '#generated/texts/site.ts';
import { menus } from '#site/navigation.ts';
import { pages } from '#site/pages.ts';
import { firstMenu, plainPage } from '../helpers/pages.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import { desktop, expect, nextFrame, open, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

test.describe('a content-security policy violation', () => {
  test.use({ expected: { problems: [/Content Security Policy/] } });
  test('is detected by policyViolations', async ({ page }) => {
    const violations = await policyViolations(page);
    await open(page, plainPage.path);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations).toEqual([expect.stringContaining(`${plainPage.path}: style-src`)]);
  });
});

test('menus, search, cookie drawer and forms cause no content-security policy violation', async ({
  page,
}) => {
  test.slow();
  const violations = await policyViolations(page);
  await open(page, '/');
  for (const { label, group } of menus) {
    await page.getByRole('banner').getByRole('button', { name: label }).hover();
    await expect(page.locator(`#menu-${group}`)).toBeVisible();
  }
  await page.mouse.move(720, 880);
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.search }).click();
  const search = page.getByRole('dialog', { name: navigationTexts.search });
  await search.getByRole('combobox').fill(searchedPage.title);
  await expect(search.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: controlTexts.cookieSettings }).first().click();
  await page
    .getByRole('switch', { name: cookieTexts.sections.find(({ id }) => id === 'marketing')?.title ?? '' })
    .click();
  await page.getByRole('button', { name: cookieTexts.acceptAll }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const newsletter = page.locator('form').filter({ has: page.getByLabel('Topic') });
  await newsletter.getByLabel('First name').fill('Ada');
  await newsletter.getByLabel('Last name').fill('Brandt');
  await newsletter.getByLabel('Email').fill('ada@policy.example');
  await newsletter.getByLabel('Topic').selectOption('tech');
  await newsletter.getByLabel(/I accept/).check();
  await newsletter.getByRole('button').click();
  await expect(page.locator('.toast')).toContainText('Subscription successful');

  await open(page, '/contact');
  await page.getByLabel('Enquiry type').selectOption('Products');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await open(page, pages.careers.path);
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('form')).toContainText('cv.pdf');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: navigationTexts.menu }).click();
  await page.locator('#mobile-menu summary').first().click();
  const { path } = pages[firstMenu.pages[0]!];
  await page.locator(`#mobile-menu a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await nextFrame(page);
  expect(violations).toEqual([]);
});
