/**
 * What a screen reader makes of pages and overlays: landmarks, levels of headings, names of controls, in their order. The
 * words come from where the site has them, so that only a change of the structure shows here.
 */
import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { controlTexts } from '../../src/content/controls.ts';
import { cookieTexts } from '../../src/content/cookies.ts';
import { filled } from '../../src/content/filled.ts';
import { footerText } from '../../src/content/footer.ts';
import { formTexts } from '../../src/content/forms.ts';
import { navigationTexts } from '../../src/content/navigation.ts';
import { searchTexts } from '../../src/content/search.ts';
import { CAREERS_FIELDS } from '../../src/contract/careers.ts';
import { CONTACT_FIELDS } from '../../src/contract/contact.ts';
import type { Field } from '../../src/contract/form-field.ts';
import { NEWSLETTER_FIELDS } from '../../src/contract/newsletter.ts';
import { columns } from '../../src/features/search/columns.ts';
import { insightsTitle } from '../../src/pages/home/content/insights.ts';
import { slides } from '../../src/pages/home/content/opening.ts';
import { testimonials, testimonialsTitle } from '../../src/pages/home/content/testimonials.ts';
import { footerLinks, headerLinks, menus } from '../../src/site/navigation.ts';
import { menuTitle, pages } from '../../src/site/pages.ts';
import { popularSearches } from '../../src/site/search.ts';
import { expect, expectAwake, open, test } from '../helpers/site.ts';
import { outline, readingProblems, spokenTree } from '../helpers/spoken.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { acceptsPrivacyPolicy: _, ...newsletterFields } = NEWSLETTER_FIELDS;
/** Shown once a type of enquiry is chosen. */
const { specificCategory: __, ...contactFields } = CONTACT_FIELDS;

const mains = {
  home: `
main
  region "${controlTexts.stages}"
    heading 1
    links
${lines(slides, (slide) => `    button "${slide.type}"`)}
    links
  heading 2
  links
  heading 2
  links
  heading 3
  heading 2
  links
  heading 3
  heading 2
  links
  heading 3
  heading 2
  links
  button "${controlTexts.previousInsights}"
  button "${controlTexts.nextInsights}"
  region "${insightsTitle}"
    links
    heading 3
  heading 2
  links
  heading 2
  links
  heading 3
  heading 2
  heading 2
  heading 3
  region "${testimonialsTitle}"
    heading 2
${lines(testimonials, (_, at) => `    button "${filled(controlTexts.testimonial, { place: at + 1, count: testimonials.length })}"`)}
    status
  heading 2
  links
  heading 2
${fields(newsletterFields)}
  checkbox "${formTexts.privacy.accept} ${formTexts.privacy.policy}"
  links
  button "${formTexts.send.newsletter}"
  heading 2
  heading 3
  links
  button "${controlTexts.cookieSettings}"`,
  contact: `
main
  heading 1
  heading 2
${fields(contactFields)}
  button "${formTexts.send.contact}"
  heading 3
  heading 2
  heading 3
  links
  heading 2
  links
  heading 2
  links`,
  careers: `
main
  heading 1
  links
  heading 2
  heading 3
  heading 2
  heading 3
  links
  heading 2
  heading 3
  heading 2
  links
${fields(CAREERS_FIELDS)}
  button "Resume"
  button "${formTexts.send.careers}"
  heading 2
  links
  heading 2
  links`,
};

for (const id of ['home', 'contact', 'careers'] as const) {
  test(`${pages[id].path} is read in this order`, async ({ page }) => {
    await open(page, pages[id].path);
    expect(outline(await spokenTree(page.locator('body')))).toBe(
      [frameAbove(), mains[id].trim(), frameBelow()].join('\n'),
    );
  });
}

function frameAbove(): string {
  return `
link "${navigationTexts.skip}"
banner
  link "${company.name}, ${navigationTexts.home}"
  navigation "${navigationTexts.main}"
${lines(menus, (menu) => `    button "${menu.label}"`)}
${lines(headerLinks, (id) => `    link "${pages[id].title}"`)}
  button "${navigationTexts.search}"
  link "${navigationTexts.contact}"`.trim();
}

function frameBelow(): string {
  return `
contentinfo
  link "${footerText.careersAction}"
  navigation "${footerText.quickLinks}"
    heading 2
${lines(footerLinks.quick, (id) => `    link "${pages[id].title}"`)}
  navigation "${footerText.company}"
    heading 2
${lines(footerLinks.company, (id) => `    link "${pages[id].title}"`)}
    link "${footerText.officeLocations}"
  heading 2
${lines(company.social, ({ network }) => `  link "${network} (opens in a new tab)"`)}
  link "${footerText.email}"
  button "${footerText.cookieSettings}"
  link "${footerText.officeLocations}"
${lines(['contact', ...footerLinks.legal] as const, (id) => `  link "${pages[id].title}"`)}`.trim();
}

test('the cookie drawer is read in this order', async ({ page }) => {
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: footerText.cookieSettings }).click();
  await expectOverlay(
    page,
    `
dialog "${cookieTexts.title}"
  heading 2
  button "${controlTexts.close}"
  link "${cookieTexts.more.label}"
${lines(cookieTexts.sections, ({ id, title }) => `  heading 3${id === 'necessary' ? '' : `\n  switch "${title}"`}`)}
  button "${cookieTexts.acceptAll}"
  button "${cookieTexts.rejectAll}"
  button "${cookieTexts.save}"`,
  );
});

test('the search is read in this order, and says once what it found', async ({ page }) => {
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: navigationTexts.search }).click();
  await expectAwake(page, 'search');
  await expectOverlay(
    page,
    `
dialog "${navigationTexts.search}"
  combobox "${searchTexts.placeholder}"
  button "${searchTexts.close}"
  status
  heading 2
${lines(popularSearches, (text) => `  button "${text}"`)}
${lines(columns, column)}`,
  );
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('#search [role="status"]') as HTMLElement;
    const listen = () => said.push(status.textContent);
    new MutationObserver(listen).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('combobox').fill(pages.analytics.title);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    searchTexts.one,
  ]);
});

test('what changes by itself is not read out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.locator('.typed')).toHaveAttribute('aria-hidden', 'true');
  // Live regions are there to speak, so at first they are silent.
  const live = page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
  const spoken = await live.filter({ visible: true }).allTextContents();
  expect(spoken.filter((text) => text.trim() !== '')).toEqual([]);
});

function column({ title, pages: ids }: (typeof columns)[number]): string {
  return [`  navigation "${title}"`, '    heading 2', ...ids.map((id) => `    link "${menuTitle(id)}"`)].join(
    '\n',
  );
}

async function expectOverlay(page: Page, expected: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const tree = await spokenTree(dialog);
  expect(outline(tree)).toBe(expected.trim());
  expect(readingProblems(tree, 'overlay')).toEqual([]);
}

function fields(all: Readonly<Record<string, Field>>): string {
  const roles: Partial<Record<Field['kind'], string>> = {
    choice: 'combobox',
    tick: 'checkbox',
    number: 'spinbutton',
  };
  return lines(
    Object.values(all),
    ({ kind, label, required }) =>
      `  ${roles[kind] ?? 'textbox'} "${label}${required || kind === 'tick' ? '' : ' (optional)'}"`,
  );
}

function lines<Item>(items: readonly Item[], line: (item: Item, index: number) => string): string {
  return items.map(line).join('\n');
}
