/** All three forms and the search, used by keyboard only and starting from a landing page. */

import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { searchPages } from '#site/search.ts';
import { category } from '../helpers/contact.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { firstMenu, plainPage } from '../helpers/pages.ts';
import { desktop, expect, expectHydrated, nextAlert, open, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

test('the newsletter form can be reached from the skip link and submitted by keyboard', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigationTexts.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: navigationTexts.skip })).not.toBeFocused();
  const form = page.locator('form').filter({ has: page.getByLabel('Topic') });
  await tabTo(page, form.getByLabel('First name'));
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Haddad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noor@halvengard.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Topic')).toHaveValue(NEWSLETTER_FORM.fields.topic.options[0]?.value ?? '');
  await tabTo(page, form.getByLabel(/I accept the privacy policy/));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Subscribe' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Subscription successful');
});

test('the contact form can be reached through the header and submitted by keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: navigationTexts.contact }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.contact.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading);
  await tabTo(page, page.getByLabel('Full name'));
  await expectHydrated(page, 'contact-form');
  for (const text of ['Noor Haddad', 'noor@halvengard.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Country code')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Country code')).toHaveValue(
    CONTACT_FORM.fields.countryCode.options[1]?.value ?? '',
  );
  await page.keyboard.press('Tab');
  for (const text of ['20 7946 0018', 'Halvengard Castings', 'Plant IT manager']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Enquiry type')).toBeFocused();
  // Type-ahead in the select.
  await page.keyboard.type(category.when);
  await expect(page.getByLabel('Enquiry type')).toHaveValue(category.when);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Specific category')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Specific category')).toHaveValue(category.value);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel("I'm not a robot")).toBeFocused();
  await page.keyboard.press('Tab');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  // The checkbox was skipped, which the notice reports.
  await expect(page.getByRole('alert')).toContainText('reCAPTCHA Required');
  await tabTo(page, page.getByLabel("I'm not a robot"), 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent Successfully' })).toBeVisible();
});

test('the contact form can be reached through the mobile menu by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, plainPage.path);
  await tabTo(page, page.getByRole('button', { name: navigationTexts.menu }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: navigationTexts.mobile });
  await tabTo(page, menu.locator('summary', { hasText: firstMenu.label }));
  await page.keyboard.press('Space');
  await expect(menu.getByRole('link', { name: menuTitle(firstMenu.pages[0]!) })).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: pages.contact.title, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.contact.path);
  await tabTo(page, page.getByLabel('Full name'));
});

test('a career application with a resume can be submitted by keyboard', async ({ page }) => {
  // Registered early, as it takes a moment until the browser intercepts file choosers.
  const choosing = page.waitForEvent('filechooser');
  await open(page, plainPage.path);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: pages.careers.title }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.careers.path);
  const form = page.locator('form').filter({ has: page.getByLabel('City') });
  await tabTo(page, form.getByLabel('First name'));
  for (const text of ['Noor', 'Haddad', 'noor@halvengard.example', '41', 'Leeds']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, form.getByLabel('Application'));
  await page.keyboard.type('Written without a mouse.');
  const file = form.locator('input[type="file"]');
  await tabTo(page, file);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({
    name: 'noor-haddad-cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await expect(form).toContainText('noor-haddad-cv.pdf');
  await tabTo(page, form.getByRole('button', { name: 'Send application' }));
  const alert = nextAlert(page);
  await page.keyboard.press('Enter');
  expect(await alert).toBe(CAREERS_FORM.messages.success);
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('the search can be opened, and a result selected and followed, by keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: navigationTexts.search }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: navigationTexts.search });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const query = 'a';
  await page.keyboard.type(query);
  // The code of the search may still be loading.
  await expect(dialog.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchPages(query)[1]!.route);
});
