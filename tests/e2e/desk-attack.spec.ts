/** Hostile text in every form field and hostile files are never executed in any view. */

import { expect, type Page, test } from '@playwright/test';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { openView } from '../helpers/sample-desk.ts';

test.describe.configure({ mode: 'serial' });

/** Each calls `ran` if it is not escaped. */
const PAYLOADS = [
  '<img src=x onerror=ran(1)>',
  '"><script>ran(2)</script>',
  "' onfocus=ran(3) autofocus x='",
  '</title></textarea><svg/onload=ran(4)>',
  'javascript:ran(5) {{ran(6)}}',
];
const HOSTILE_TEXT = PAYLOADS.join(' ');

let desk: DeskWithPeople;
let page: Page;
let violations: string[];
const executed: unknown[] = [];
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  page = desk.admin;
  await page.context().exposeFunction('ran', (id: unknown) => executed.push(id));
  violations = await policyViolations(page);
});
test.afterAll(() => desk.close());
test.afterEach(() => {
  expect(executed).toEqual([]);
  expect(violations).toEqual([]);
  expect(desk.problems).toEqual([]);
});

/** Hostile text for every text field, up to its maximum length. */
function hostileFields(
  fields: Readonly<Record<string, { readonly kind: string; readonly maxLength?: number }>>,
) {
  const textFields = Object.entries(fields).filter(([, { kind }]) => kind === 'line' || kind === 'text');
  return Object.fromEntries(
    textFields.map(([name, { maxLength = 100 }]) => [name, HOSTILE_TEXT.slice(0, maxLength)]),
  );
}

test('hostile text in every form field is escaped in every view', async () => {
  // Unescaped in a mailto link, this address would add a recipient.
  const email = 'ann?bcc=eve&x=@visitor.example';
  const enquiry = await desk.enquire({ ...hostileFields(CONTACT_FORM.fields), email });
  await desk.enquire(
    { ...hostileFields(CONTACT_FORM.fields), email, phoneNumber: '20 7946 0019' },
    { fillsHoneypot: true },
  );
  await desk.enquire({ ...hostileFields(CONTACT_FORM.fields), email: 'bounce&x=1@visitor.example' });
  const website = 'https://visitor.example/?"onclick="ran(8)';
  const application = await desk.apply(
    { ...hostileFields(CAREERS_FORM.fields), website },
    { bytes: pdfResume(), name: '"><img src=x onerror=ran(9)>.pdf' },
    HOSTILE_TEXT.slice(0, 200),
  );
  await desk.subscribe({ ...hostileFields(NEWSLETTER_FORM.fields), email });
  const views = [
    '/',
    '/enquiries',
    `/enquiries/${enquiry}`,
    `/enquiries/${enquiry}#answer`,
    `/enquiries?q=${encodeURIComponent(HOSTILE_TEXT)}`,
    `/enquiries?subject=${encodeURIComponent(HOSTILE_TEXT)}&sort=${encodeURIComponent(HOSTILE_TEXT)}`,
    '/applications',
    `/applications/${application}`,
    '/subscribers?state=pending',
    '/quarantine',
    '/delivery',
    '/delivery?tab=stuck',
    '/history',
    `/search?q=${encodeURIComponent('onerror')}`,
    `/search?q=${encodeURIComponent(HOSTILE_TEXT)}`,
    `/sign-in?problem=${encodeURIComponent(HOSTILE_TEXT)}&back=${encodeURIComponent('javascript:ran(10)')}`,
    `/${encodeURIComponent(HOSTILE_TEXT)}`,
  ];
  for (const path of views) {
    await openView(page, path);
    // None of it became an element, an event handler or a link that runs script.
    await expect(
      page.locator('img[src="x"], main script, [onerror], [onfocus], [onload], a[href^="javascript"]'),
    ).toHaveCount(0);
  }
  await openView(page, `/enquiries/${enquiry}`);
  await expect(page.getByText(HOSTILE_TEXT).first()).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.locator('a[href*="bcc=eve"]')).toHaveCount(0);
});

test('hostile text written by colleagues is escaped', async () => {
  const reference = await desk.enquire({ name: 'Ann' });
  await openView(page, `/enquiries/${reference}`);
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(`@${HOSTILE_TEXT}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('.timeline')).toContainText(PAYLOADS[0]!);
  const mallory = await desk.signIn(`M ${PAYLOADS[0]}`, 'agent');
  await mallory.goto(`/enquiries/${reference}`);
  await expect(page.locator('.presence')).toContainText('is viewing');
  await openView(page, '/people');
  await expect(page.getByText(PAYLOADS[0]!).first()).toBeVisible();
  await openView(page, '/history');
});

test('a resume with embedded HTML or scripts runs nothing, and downloads when opened directly', async () => {
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
    // Opened directly, the file is downloaded, whatever type the browser would detect.
    const download = page.waitForEvent('download');
    await page.evaluate((url) => window.open(url), `/api/submissions/${reference}/resume`);
    expect((await download).suggestedFilename()).toBe(`${name}.html.pdf`);
  }
});

test('the resume viewer has an opaque origin and no access to cookies, storage or the API', async () => {
  await page.goto('/resume-viewer');
  const access = await page.evaluate(async () => ({
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
  expect(access).toEqual({ origin: 'null', cookie: 'refused', storage: 'refused', desk: 'refused' });
  // The request violated the policy, and the violation was reported.
  expect(violations.splice(0).every((text) => text.includes('connect-src'))).toBe(true);
  desk.problems.splice(0);
});
