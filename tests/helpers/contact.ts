import type { Page } from '@playwright/test';
import { CONTACT_FORM } from '#contract/contact.ts';
import { expect } from './site.ts';

interface Category {
  readonly value: string;
  readonly label: string;
  /** The enquiry type it belongs to. */
  readonly when: string;
}

const categories = CONTACT_FORM.fields.specificCategory.options as readonly Category[];
/** Two categories of different types. */
export const category = categories[0] as Category;
export const otherCategory = categories.find(({ when }) => when !== category.when) as Category;

/** Fills in the contact form, except for the checkbox. */
export async function fillContact(
  page: Page,
  details = 'We run ECC 6.0 in two plants and must move before support ends.',
): Promise<void> {
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@halvengard.example');
  await page.getByLabel('Phone number').fill('713 555 0142');
  await page.getByLabel('Organization').fill('Halvengard Castings');
  await page.getByLabel('Role').fill('Plant IT manager');
  await page.getByLabel('Enquiry type').selectOption(category.when);
  await page.getByLabel('Specific category').selectOption(category.value);
  await page.getByLabel('Specific details').fill(details);
}

export async function sendContact(page: Page): Promise<void> {
  await fillContact(page);
  await page.getByLabel("I'm not a robot").check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
  ).toBeVisible();
}
