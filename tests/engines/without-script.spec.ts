import { cookieTexts } from '../../src/content/cookies.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { NEWSLETTER_FORM } from '../../src/contract/newsletter.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
import { contact, fillFields, newsletter, send } from './form-steps.ts';
import { expect, test } from './journey.ts';
import { menuButton } from './menu-steps.ts';

test.use({ scripting: false });

test('every page is readable: nothing waits for script', async ({ visitor }) => {
  for (const id of pageIds) {
    await visitor.tab.goto(visitor.site + pages[id].path);
    const { heading, hidden } = await visitor.read(() => ({
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

test('search and cookie drawer open and close, and show no control that would not work', async ({
  visitor,
}) => {
  await visitor.tab.goto(`${visitor.site}/`);
  await visitor.press('.site-header [popovertarget="search"]');
  await visitor.seesOpen('search');
  await visitor.sees(
    'there is no search box',
    () => !document.querySelector('#search input')?.checkVisibility(),
  );
  await visitor.key('Escape');
  await visitor.seesOpen('search', false);
  await visitor.press('.fixed[popovertarget="cookie-settings"]');
  await visitor.seesText('#cookie-settings', cookieTexts.withoutScript);
  await visitor.sees(
    'there is nothing to choose',
    () => !document.querySelector('#cookie-settings [data-consent]')?.checkVisibility(),
  );
  await visitor.press('#cookie-settings .until-script button');
  await visitor.seesOpen('cookie-settings', false);
  await visitor.press('.site-header [popovertarget="search"]');
  await visitor.press('#search a[href="/products/flexpod"]');
  await visitor.seesPath('/products/flexpod');
});

test('menus open and their links work', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.site}/`);
  await visitor.press(menuButton('products'));
  await visitor.seesOpen('menu-products');
  await visitor.press('#menu-products a[href="/products/flexpod"]');
  await visitor.seesPath('/products/flexpod');
});

test('an enquiry and a subscription are sent and answered with a page', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.site}/contact`);
  await fillFields(visitor, contact);
  await send(visitor, contact);
  await visitor.seesText('[role="status"]', CONTACT_FORM.messages.success.text);
  await visitor.tab.goto(`${visitor.site}/`);
  await fillFields(visitor, newsletter);
  await send(visitor, newsletter);
  await visitor.seesText('[role="status"]', NEWSLETTER_FORM.messages.success.text);
});
