/** What visitors send runs nowhere: hostile words in every field of the forms, and hostile files, in every view. */

import { expect, type Page, test } from '@playwright/test';
import { CAREERS_FORM } from '../../src/contract/careers.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { NEWSLETTER_FORM } from '../../src/contract/newsletter.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { openView } from '../helpers/sample-desk.ts';

test.describe.configure({ mode: 'serial' });

/** Each would call `ran`, were it taken for anything but words. */
const WORDS = [
  '<img src=x onerror=ran(1)>',
  '"><script>ran(2)</script>',
  "' onfocus=ran(3) autofocus x='",
  '</title></textarea><svg/onload=ran(4)>',
  'javascript:ran(5) {{ran(6)}}',
];
const HOSTILE = WORDS.join(' ');

let desk: DeskWithPeople;
let page: Page;
let violations: string[];
const ran: unknown[] = [];
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  page = desk.boss;
  await page.context().exposeFunction('ran', (which: unknown) => ran.push(which));
  violations = await policyViolations(page);
});
test.afterAll(() => desk.close());
test.afterEach(() => {
  expect(ran).toEqual([]);
  expect(violations).toEqual([]);
  expect(desk.problems).toEqual([]);
});

/** Hostile words in every field that takes words, as long as it lets them be. */
function hostile(fields: Readonly<Record<string, { readonly kind: string; readonly maxLength?: number }>>) {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'line' || kind === 'text');
  return Object.fromEntries(texts.map(([name, { maxLength = 100 }]) => [name, HOSTILE.slice(0, maxLength)]));
}

test('words of every field stay words in every view', async () => {
  // In the address of a mail it would add somebody else to it.
  const email = 'ann?bcc=eve&x=@visitor.example';
  const enquiry = await desk.enquire({ ...hostile(CONTACT_FORM.fields), email });
  await desk.enquire(
    { ...hostile(CONTACT_FORM.fields), email, phoneNumber: '20 7946 0019' },
    { isTrapped: true },
  );
  await desk.enquire({ ...hostile(CONTACT_FORM.fields), email: 'bounce&x=1@visitor.example' });
  const website = 'https://visitor.example/?"onclick="ran(8)';
  const application = await desk.apply(
    { ...hostile(CAREERS_FORM.fields), website },
    { bytes: pdfResume(), name: '"><img src=x onerror=ran(9)>.pdf' },
    HOSTILE.slice(0, 200),
  );
  await desk.subscribe({ ...hostile(NEWSLETTER_FORM.fields), email });
  const views = [
    '/',
    '/enquiries',
    `/enquiries/${enquiry}`,
    `/enquiries/${enquiry}#answer`,
    `/enquiries?q=${encodeURIComponent(HOSTILE)}`,
    `/enquiries?subject=${encodeURIComponent(HOSTILE)}&sort=${encodeURIComponent(HOSTILE)}`,
    '/applications',
    `/applications/${application}`,
    '/subscribers?state=pending',
    '/quarantine',
    '/delivery',
    '/delivery?tab=stuck',
    '/history',
    `/search?q=${encodeURIComponent('onerror')}`,
    `/search?q=${encodeURIComponent(HOSTILE)}`,
    `/sign-in?problem=${encodeURIComponent(HOSTILE)}&back=${encodeURIComponent('javascript:ran(10)')}`,
    `/${encodeURIComponent(HOSTILE)}`,
  ];
  for (const path of views) {
    await openView(page, path);
    // Nothing of it became an element, nor can anything of it be pressed.
    await expect(
      page.locator('img[src="x"], main script, [onerror], [onfocus], [onload], a[href^="javascript"]'),
    ).toHaveCount(0);
  }
  await openView(page, `/enquiries/${enquiry}`);
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.locator('a[href*="bcc=eve"]')).toHaveCount(0);
});

test('words of colleagues stay words too', async () => {
  const reference = await desk.enquire({ name: 'Ann' });
  await openView(page, `/enquiries/${reference}`);
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(`@${HOSTILE}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('.timeline')).toContainText(WORDS[0]!);
  const mallory = await desk.enter(`M ${WORDS[0]}`, 'agent');
  await mallory.goto(`/enquiries/${reference}`);
  await expect(page.locator('.presence')).toContainText('is viewing');
  await openView(page, '/people');
  await expect(page.getByText(WORDS[0]!).first()).toBeVisible();
  await openView(page, '/history');
});

test('a resume that is also a page, or holds scripts, runs nowhere and asks for nothing', async () => {
  const script = '<</Type/Action/S/JavaScript/JS(app.alert(1);ran(11))>>';
  const files = {
    polyglot: pdfResume({ extra: `<!doctype html><script>ran(12)</script><svg onload=ran(13)>` }),
    scripts: Buffer.from(
      pdfResume()
        .toString('latin1')
        .replace('/Type/Catalog', `/Type/Catalog/OpenAction ${script}/AA<</WC ${script}>>`),
      'latin1',
    ),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const reference = await desk.apply({ city: name }, { bytes, name: `${name}.html.pdf` });
    await openView(page, `/applications/${reference}`);
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    // Opened by itself the file is saved, not shown, whatever the browser would make of it.
    const saved = page.waitForEvent('download');
    await page.evaluate((url) => window.open(url), `/api/submissions/${reference}/resume`);
    expect((await saved).suggestedFilename()).toBe(`${name}.html.pdf`);
  }
});

test('the viewer of resumes has no origin, and reaches neither the desk nor the network', async () => {
  await page.goto('/resume-viewer');
  const tried = await page.evaluate(async () => ({
    origin: self.origin,
    cookie: await Promise.resolve()
      .then(() => document.cookie)
      .catch(() => 'refused'),
    storage: await Promise.resolve()
      .then(() => localStorage.length)
      .catch(() => 'refused'),
    desk: await fetch('/api/me')
      .then(() => 'reached')
      .catch(() => 'refused'),
  }));
  expect(tried).toEqual({ origin: 'null', cookie: 'refused', storage: 'refused', desk: 'refused' });
  // Asking was refused by its policy, and reported.
  expect(violations.splice(0).every((text) => text.includes('connect-src'))).toBe(true);
  desk.problems.splice(0);
});
