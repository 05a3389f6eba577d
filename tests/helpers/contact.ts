import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Fills in the contact form but for the tick, as somebody would who means it. */
export async function fillContact(
  page: Page,
  details = 'We run ECC 6.0 in two plants and must move before support ends.',
): Promise<void> {
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@halvengard.example');
  await page.getByLabel('Phone number').fill('713 555 0142');
  await page.getByLabel('Organization').fill('Halvengard Castings');
  await page.getByLabel('Role').fill('Plant IT manager');
  await page.getByLabel('Enquiry type').selectOption('Solutions');
  await page.getByLabel('Specific category').selectOption('Cloud Enablement & Migration');
  await page.getByLabel('Specific details').fill(details);
}

export async function sendContact(page: Page): Promise<void> {
  await fillContact(page);
  await page.getByLabel("I'm not a robot").check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent Successfully' })).toBeVisible();
}
