import { plainPage } from '../helpers/pages.ts';
import { frequentText, searchedPage } from '../helpers/searched-page.ts';
import { expect } from './journey.ts';
import type { Visitor } from './visitor.ts';

const searchIcon = '.site-header [popovertarget="search"]';
const searchBox = '#search input';
const drawer = 'cookie-settings';

async function openSearch(visitor: Visitor): Promise<void> {
  await visitor.visit(plainPage.path);
  await visitor.click(searchIcon);
  await visitor.expectOpen('search');
  await visitor.expectFocus(searchBox);
}

export async function searchByName(visitor: Visitor): Promise<void> {
  await openSearch(visitor);
  await visitor.tab.type(searchedPage.title);
  await visitor.expectText('#search [role="option"]', searchedPage.path);
  await visitor.press('Enter');
  await visitor.expectPath(searchedPage.path);
  await visitor.waitForScript(searchedPage.path);
  await visitor.expectOpen('search', false);
}

export async function searchByArrowKeys(visitor: Visitor): Promise<void> {
  await openSearch(visitor);
  await visitor.press('Escape');
  await visitor.expectOpen('search', false);
  await visitor.expectFocus(searchIcon);
  await visitor.press('k', 'Control');
  await visitor.expectFocus(searchBox);
  await visitor.tab.type(frequentText);
  await visitor.waitFor(
    'the search has several results',
    () => document.querySelectorAll('#search [role="option"]').length > 1,
  );
  await visitor.press('ArrowDown');
  const path = await visitor.waitFor('the second result is selected', () => {
    const second = document.querySelectorAll('#search [role="option"]')[1];
    return second?.getAttribute('aria-selected') === 'true' ? second.lastElementChild?.textContent : null;
  });
  await visitor.press('Enter');
  await visitor.expectPath(path);
}

/** The page's script loads only after text was typed into the open search. */
export async function searchBeforeScriptLoads(visitor: Visitor): Promise<void> {
  await visitor.tab.addInitScript(detachPageScript);
  await visitor.tab.goto(visitor.site + plainPage.path);
  await visitor.click(searchIcon);
  await visitor.expectOpen('search');
  await visitor.expectFocus(searchBox);
  const { title, path } = searchedPage;
  await visitor.tab.type(title.slice(0, 3));
  await visitor.evaluate(() => {
    const { scriptUrl = '' } = document.documentElement.dataset;
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: scriptUrl }));
  });
  await visitor.waitForScript(plainPage.path);
  await visitor.waitFor('the search is modal', () => document.querySelector('#search')?.matches(':modal'));
  await visitor.expectFocus(searchBox);
  await visitor.tab.type(title.slice(3));
  await visitor.expectText('#search [role="option"]', path);
  await visitor.press('Escape');
  await visitor.expectOpen('search', false);
}

/** Detaches the script from the document before it runs, and remembers its URL. */
const detachPageScript = `new MutationObserver(() => {
  const script = document.querySelector('script[src*="/assets/client-"]');
  if (!script || 'scriptUrl' in document.documentElement.dataset) return;
  document.documentElement.dataset.scriptUrl = script.src;
  document.implementation.createHTMLDocument().adoptNode(script);
}).observe(document, { childList: true, subtree: true });`;

export async function saveCookieChoice(visitor: Visitor): Promise<void> {
  await visitor.visit(plainPage.path);
  await visitor.expectOpen(drawer);
  await visitor.click(`#${drawer} input[name="marketing"]`);
  await visitor.click(`#${drawer} [data-consent="chosen"]`);
  await visitor.expectOpen(drawer, false);
  const stored = await visitor.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
  expect(stored).toMatchObject({ analytical: false, marketing: true });
  await visitor.tab.reload();
  await visitor.waitForScript(plainPage.path);
  await visitor.expectOpen(drawer, false);
  await visitor.click('footer [popovertarget="cookie-settings"]');
  await visitor.expectOpen(drawer);
  await visitor.waitFor(
    'the drawer shows the stored choice',
    () => document.querySelector<HTMLInputElement>('#cookie-settings input[name="marketing"]')?.checked,
  );
  await visitor.press('Escape');
  await visitor.expectOpen(drawer, false);
}
