/** Initial values of the contact form: from a link, from a draft, or typed before hydration. */
import type { LinkRecord } from '#content/types.ts';
import { enquiryTarget } from '#site/enquiry-link.ts';
import { addressOf } from '#site/href.ts';
import { pages } from '#site/pages.ts';
import { category, fillContact, otherCategory } from '../helpers/contact.ts';
import { plainPage } from '../helpers/pages.ts';
import { sectionOf } from '../helpers/sections.ts';
import {
  delayRequests,
  expect,
  expectHydrated,
  islandScripts,
  open,
  openForm,
  test,
} from '../helpers/site.ts';

test('a link from another page presets type and category and prepends its request to a draft', async ({
  page,
}) => {
  const details = page.getByLabel('Specific details');
  const followLink = async (action: LinkRecord) => {
    await open(page, pages.home.path);
    const address = addressOf(enquiryTarget(action, 'home'));
    await page
      .getByRole('main')
      .locator(`a[href="${address.replaceAll('"', '\\"')}"]`)
      .first()
      .click();
    const { searchParams } = new URL(address, 'http://localhost');
    await expect(page.getByLabel('Enquiry type')).toHaveValue(searchParams.get('enquiryType') ?? '');
    await expect(page.getByLabel('Specific category')).toHaveValue(
      searchParams.get('specificCategory') ?? '',
    );
    return searchParams.get('request');
  };
  const request = await followLink(sectionOf('home', 'typing-hero').actions[0]!);
  await expect(details).toHaveValue(`${request}\n\n`);
  await details.press('ControlOrMeta+End');
  await details.pressSequentially('For 40 devices.');
  await page.reload();
  await expect(details).toHaveValue(`${request}\n\nFor 40 devices.`);
  const nextRequest = await followLink(sectionOf('home', 'call-to-action').actions[0]!);
  await expect(details).toHaveValue(`${nextRequest}\n\n${request}\n\nFor 40 devices.`);
});

test('a reload keeps changes to a preset form, and opening the link again applies the preset again', async ({
  page,
}) => {
  const query = new URLSearchParams({
    ...{ enquiryType: category.when, specificCategory: category.value },
    ...{ request: 'Get a Quote', utm_source: 'mail' },
  });
  const link = `/contact?${query}#form`;
  const type = page.getByLabel('Enquiry type');
  const categoryField = page.getByLabel('Specific category');
  const details = page.getByLabel('Specific details');
  await open(page, link);
  await expect(details).toHaveValue('Get a Quote\n\n');
  // The form is still unchanged, so a reload presets it again.
  await page.reload();
  await expect(categoryField).toHaveValue(category.value);
  await expect(details).toHaveValue('Get a Quote\n\n');

  await type.selectOption(otherCategory.when);
  await categoryField.selectOption(otherCategory.value);
  await details.fill('');
  await page.reload();
  await expect(type).toHaveValue(otherCategory.when);
  await expect(categoryField).toHaveValue(otherCategory.value);
  await expectHydrated(page, 'contact-form');
  await expect(details).toHaveValue('');
  await expect(page).toHaveURL('/contact?utm_source=mail#form');

  await open(page, plainPage.path);
  await page.goBack();
  await expect(categoryField).toHaveValue(otherCategory.value);
  await open(page, link);
  await expect(categoryField).toHaveValue(category.value);
  await expect(details).toHaveValue('Get a Quote\n\n');
});

for (const when of ['with a draft', 'without a draft'] as const) {
  test(`input entered before hydration is kept ${when}`, async ({ page }) => {
    if (when === 'with a draft') {
      await openForm(page, '/contact', 'contact-form');
      await fillContact(page);
      await page.getByLabel('Full name').fill('');
    }
    const release = await delayRequests(page, islandScripts);
    await page.goto('/contact');
    await page.getByLabel('Full name').fill('Early Bird');
    await page.getByLabel('Country code').selectOption('+91');
    await page.getByLabel('Enquiry type').selectOption(category.when);
    await expect(page.getByLabel('Specific category')).toBeVisible();
    release();
    await expectHydrated(page, 'contact-form');
    await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
    await expect(page.getByLabel('Country code')).toHaveValue('+91');
    await expect(page.getByLabel('Enquiry type')).toHaveValue(category.when);
    await expect(page.getByLabel('Specific category')).toBeVisible();
  });
}
