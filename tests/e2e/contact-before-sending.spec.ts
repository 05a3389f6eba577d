/** What stands in the contact form before anybody sends it: from a link, from a draft, from an early hand. */
import { fillContact } from '../helpers/contact.ts';
import { expect, expectAwake, hold, islandScripts, open, openForm, test } from '../helpers/site.ts';

test('a link from another page chooses type and category', async ({ page }) => {
  await open(page, '/cloud-enablement');
  await page.getByRole('main').getByRole('link', { name: 'Start Your Cloud Journey' }).first().click();
  await expect(page).toHaveURL(/\/contact\?/);
  await expect(page.getByLabel('Enquiry type')).toHaveValue('Solutions');
  await expect(page.getByLabel('Specific category')).toHaveValue('Cloud Enablement & Migration');
});

test('what was pressed stands in the message, where it can be changed', async ({ page }) => {
  const details = page.getByLabel('Specific details');
  await open(page, '/products/itech-mobile');
  await page.getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page.getByLabel('Enquiry type')).toHaveValue('Request for Proposal');
  await expect(details).toHaveValue('Get a Quote: ITECH Mobile\n\n');
  await details.press('ControlOrMeta+End');
  await details.pressSequentially('For 40 devices.');
  await page.reload();
  await expect(details).toHaveValue('Get a Quote: ITECH Mobile\n\nFor 40 devices.');
  await open(page, '/products/itech-mobile');
  await page.getByRole('link', { name: 'Request Product Demo' }).click();
  await expect(page.getByLabel('Specific category')).toHaveValue('ITECH Mobile');
  await expect(details).toHaveValue(
    'Request Product Demo: ITECH Mobile\n\nGet a Quote: ITECH Mobile\n\nFor 40 devices.',
  );
});

test('once the form was changed a reload keeps it, and the same link applies anew', async ({ page }) => {
  const link =
    '/contact?enquiryType=Products&specificCategory=FlexPod&request=Get+a+Quote&utm_source=mail#form';
  const type = page.getByLabel('Enquiry type');
  const category = page.getByLabel('Specific category');
  const details = page.getByLabel('Specific details');
  await open(page, link);
  await expect(details).toHaveValue('Get a Quote\n\n');
  // Nothing was changed yet.
  await page.reload();
  await expect(category).toHaveValue('FlexPod');
  await expect(details).toHaveValue('Get a Quote\n\n');

  await type.selectOption('Services');
  await category.selectOption('Managed Services');
  await details.fill('');
  await page.reload();
  await expect(type).toHaveValue('Services');
  await expect(category).toHaveValue('Managed Services');
  await expectAwake(page, 'contact-form');
  await expect(details).toHaveValue('');
  await expect(page).toHaveURL('/contact?utm_source=mail#form');

  await open(page, '/about');
  await page.goBack();
  await expect(category).toHaveValue('Managed Services');
  await open(page, link);
  await expect(category).toHaveValue('FlexPod');
  await expect(details).toHaveValue('Get a Quote\n\n');
});

test('a draft survives a reload of the tab', async ({ page }) => {
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page, 'Half a thought');
  await page.reload();
  await expect(page.getByLabel('Specific details')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Specific category')).toHaveValue('Cloud Enablement & Migration');
});

for (const when of ['with a draft', 'without one'] as const) {
  test(`what is typed and chosen before the form’s code is there is kept, ${when}`, async ({ page }) => {
    if (when === 'with a draft') {
      await openForm(page, '/contact', 'contact-form');
      await fillContact(page);
      await page.getByLabel('Full name').fill('');
    }
    const release = await hold(page, islandScripts);
    await page.goto('/contact');
    await page.getByLabel('Full name').fill('Early Bird');
    await page.getByLabel('Country code').selectOption('+91');
    await page.getByLabel('Enquiry type').selectOption('Products');
    await expect(page.getByLabel('Specific category')).toBeVisible();
    release();
    await expectAwake(page, 'contact-form');
    await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
    await expect(page.getByLabel('Country code')).toHaveValue('+91');
    await expect(page.getByLabel('Enquiry type')).toHaveValue('Products');
    await expect(page.getByLabel('Specific category')).toBeVisible();
  });
}
