import { cookieTexts } from '#content/cookies.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { pageIds, pages } from '#site/pages.ts';
import { lastMenu, menuPage } from '../helpers/pages.ts';
import { contact, fillFields, newsletter, submit } from './form-steps.ts';
import { expect, test } from './journey.ts';
import { menuButton } from './menu-steps.ts';

test.use({ scripting: false });

test('every page shows all its headings without script', async ({ visitor }) => {
  for (const id of pageIds) {
    await visitor.tab.goto(visitor.site + pages[id].path);
    const { heading, hidden } = await visitor.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent,
      // The text of the later hero stages is further down the page.
      hidden: [...document.querySelectorAll('main h2:not(.sr-only, .scroll-hero *)')]
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.textContent),
    }));
    expect(heading).toBe(pages[id].heading);
    expect(hidden, pages[id].path).toEqual([]);
  }
});

test('without script, search and cookie drawer open and close, and hide inputs that need it', async ({
  visitor,
}) => {
  await visitor.tab.goto(`${visitor.site}/`);
  await visitor.click('.site-header [popovertarget="search"]');
  await visitor.expectOpen('search');
  await visitor.waitFor(
    'the search box is hidden',
    () => !document.querySelector('#search input')?.checkVisibility(),
  );
  await visitor.press('Escape');
  await visitor.expectOpen('search', false);
  await visitor.click('.fixed[popovertarget="cookie-settings"]');
  await visitor.expectText('#cookie-settings', cookieTexts.withoutScript);
  await visitor.waitFor(
    'the consent buttons are hidden',
    () => !document.querySelector('#cookie-settings [data-consent]')?.checkVisibility(),
  );
  await visitor.click('#cookie-settings .until-script button');
  await visitor.expectOpen('cookie-settings', false);
  await visitor.click('.site-header [popovertarget="search"]');
  await visitor.click(`#search a[href="${menuPage.path}"]`);
  await visitor.expectPath(menuPage.path);
});

test('a menu opens without script, and its links work', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.site}/`);
  await visitor.click(menuButton(lastMenu.group));
  await visitor.expectOpen(`menu-${lastMenu.group}`);
  await visitor.click(`#menu-${lastMenu.group} a[href="${menuPage.path}"]`);
  await visitor.expectPath(menuPage.path);
});

test('without script, an enquiry and a subscription are sent and confirmed on a page', async ({
  visitor,
}) => {
  await visitor.tab.goto(`${visitor.site}/contact`);
  await fillFields(visitor, contact);
  await submit(visitor, contact);
  await visitor.expectText('[role="status"]', CONTACT_FORM.messages.success.text);
  await visitor.tab.goto(`${visitor.site}/`);
  await fillFields(visitor, newsletter);
  await submit(visitor, newsletter);
  await visitor.expectText('[role="status"]', NEWSLETTER_FORM.messages.success.text);
});
