/** From landing to each of the three submissions with nothing but keys. */
import { tabTo } from '../helpers/keyboard.ts';
import { desktop, expect, expectAwake, nextAlert, open, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

test('newsletter: past the skip link, down the home page, into the form', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeFocused();
  const form = page.locator('form').filter({ has: page.getByLabel('Topic') });
  await tabTo(page, form.getByLabel('First name'));
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Haddad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noor@halvengard.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Topic')).toHaveValue('digital');
  await tabTo(page, form.getByLabel(/I accept the privacy policy/));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Subscribe' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Subscription successful');
});

test('contact: by "Get in touch" in the header', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get in touch' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await tabTo(page, page.getByLabel('Full name'));
  await expectAwake(page, 'contact-form');
  for (const text of ['Noor Haddad', 'noor@halvengard.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Country code')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Country code')).toHaveValue('+44');
  await page.keyboard.press('Tab');
  for (const text of ['20 7946 0018', 'Halvengard Castings', 'Plant IT manager']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Enquiry type')).toBeFocused();
  // The letter it begins with, as in any list.
  await page.keyboard.type('Pro');
  await expect(page.getByLabel('Enquiry type')).toHaveValue('Products');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Specific category')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Specific category')).toHaveValue('FlexMobEx');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel("I'm not a robot")).toBeFocused();
  await page.keyboard.press('Tab');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  // The tick was passed over: the notice says so, and the way back is short.
  await expect(page.getByRole('alert')).toContainText('reCAPTCHA Required');
  await tabTo(page, page.getByLabel("I'm not a robot"), 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent Successfully' })).toBeVisible();
});

test('contact: by the menu of a small screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/about');
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await tabTo(page, menu.locator('summary', { hasText: 'Services' }));
  await page.keyboard.press('Space');
  await expect(menu.getByRole('link', { name: 'Managed Services' })).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Contact', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await tabTo(page, page.getByLabel('Full name'));
});

test('career application: by the header, with a file', async ({ page }) => {
  // From the start: the browser has to be told to hand the chooser over, which takes a moment.
  const choosing = page.waitForEvent('filechooser');
  await open(page, '/about');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Careers' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/careers');
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
  expect(await alert).toBe('Career application submitted successfully! We will contact you soon.');
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('search: open, choose with the arrows, go', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('flex');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/flex/);
});
