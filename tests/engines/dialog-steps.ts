import { expect } from './journey.ts';
import type { Visitor } from './visitor.ts';

const searchIcon = '.site-header [popovertarget="search"]';
const searchBox = '#search input';
const drawer = 'cookie-settings';

async function openSearch(visitor: Visitor): Promise<void> {
  await visitor.visit('/about');
  await visitor.press(searchIcon);
  await visitor.seesOpen('search');
  await visitor.seesFocus(searchBox);
}

export async function findByName(visitor: Visitor): Promise<void> {
  await openSearch(visitor);
  await visitor.tab.type('flexpod');
  await visitor.seesText('#search [role="option"]', '/products/flexpod');
  await visitor.key('Enter');
  await visitor.seesPath('/products/flexpod');
  await visitor.started('/products/flexpod');
  await visitor.seesOpen('search', false);
}

export async function findByArrows(visitor: Visitor): Promise<void> {
  await openSearch(visitor);
  await visitor.key('Escape');
  await visitor.seesOpen('search', false);
  await visitor.seesFocus(searchIcon);
  await visitor.key('k', 'Control');
  await visitor.seesFocus(searchBox);
  await visitor.tab.type('sap');
  await visitor.sees(
    'there are several results',
    () => document.querySelectorAll('#search [role="option"]').length > 1,
  );
  await visitor.key('ArrowDown');
  const path = await visitor.sees('the second result is marked', () => {
    const second = document.querySelectorAll('#search [role="option"]')[1];
    return second?.getAttribute('aria-selected') === 'true' ? second.lastElementChild?.textContent : null;
  });
  await visitor.key('Enter');
  await visitor.seesPath(path);
}

/** The page's script loads after the search is open and something is typed into it. */
export async function findBeforeScript(visitor: Visitor): Promise<void> {
  await visitor.tab.beforeScripts(removeScript);
  await visitor.tab.goto(`${visitor.site}/about`);
  await visitor.press(searchIcon);
  await visitor.seesOpen('search');
  await visitor.seesFocus(searchBox);
  await visitor.tab.type('flex');
  await visitor.read(() => {
    const { taken = '' } = document.documentElement.dataset;
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: taken }));
  });
  await visitor.started('/about');
  await visitor.sees('the search is modal', () => document.querySelector('#search')?.matches(':modal'));
  await visitor.seesFocus(searchBox);
  await visitor.tab.type('pod');
  await visitor.seesText('#search [role="option"]', '/products/flexpod');
  await visitor.key('Escape');
  await visitor.seesOpen('search', false);
}

/** A script that is removed from the document does not run. */
const removeScript = `new MutationObserver(() => {
  const script = document.querySelector('script[src*="/assets/client-"]');
  if (!script || 'taken' in document.documentElement.dataset) return;
  document.documentElement.dataset.taken = script.src;
  document.implementation.createHTMLDocument().adoptNode(script);
}).observe(document, { childList: true, subtree: true });`;

export async function chooseCookies(visitor: Visitor): Promise<void> {
  await visitor.visit('/about');
  await visitor.seesOpen(drawer);
  await visitor.press(`#${drawer} input[name="marketing"]`);
  await visitor.press(`#${drawer} [data-consent="chosen"]`);
  await visitor.seesOpen(drawer, false);
  const stored = await visitor.read(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
  expect(stored).toMatchObject({ analytical: false, marketing: true });
  await visitor.tab.reload();
  await visitor.started('/about');
  await visitor.seesOpen(drawer, false);
  await visitor.press('footer [popovertarget="cookie-settings"]');
  await visitor.seesOpen(drawer);
  await visitor.sees(
    'the choice is shown again',
    () => document.querySelector<HTMLInputElement>('#cookie-settings input[name="marketing"]')?.checked,
  );
  await visitor.key('Escape');
  await visitor.seesOpen(drawer, false);
}
