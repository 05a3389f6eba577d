import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Role, Scope } from '../../src/contract/desk/people.ts';
import { type DeskStart, type RunningDesk, startDesk } from './running-desk.ts';
import { desktop } from './site.ts';

export interface DeskWithPeople extends RunningDesk {
  /** The first administrator, who sees everything. */
  readonly boss: Page;
  /** A new person, signed in by an invitation link, in a separate browser context. */
  enter(name: string, role: Role, scope?: Scope, options?: BrowserContextOptions): Promise<Page>;
  /** A page without a session. */
  stranger(options?: BrowserContextOptions): Promise<Page>;
  /** Problems in any of the browser contexts, except for refused requests. */
  readonly problems: string[];
}

export const emailOf = (name: string): string =>
  `${(name.toLowerCase().match(/[a-z]+/g) ?? []).join('.')}@kelvane.example.com`;

/** A desk with several people, each in a separate browser context whose problems are recorded. */
export async function startDeskWithPeople(browser: Browser, start?: DeskStart): Promise<DeskWithPeople> {
  const desk = await startDesk(start);
  const thirdParties = new RegExp(`^https?://(?!${new URL(desk.address).host}/)`);
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];

  async function stranger(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: desk.address, viewport: desktop, ...options });
    contexts.push(context);
    // Violations of the content-security policy and uncaught errors are console errors.
    context.on('console', (message) => {
      const isRefusal = /Failed to load resource: the server responded with a status of 4\d\d/.test(
        message.text(),
      );
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    context.on('weberror', (uncaught) => problems.push(`uncaught: ${uncaught.error().message}`));
    context.on('dialog', (dialog) => {
      problems.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    // From the start: Chromium may let the first request pass after an open page begins to intercept.
    await context.route(thirdParties, (route) => {
      problems.push(`third party: ${route.request().url()}`);
      return route.abort();
    });
    context.on('response', (response) => {
      if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
    });
    return context.newPage();
  }

  async function use(page: Page, link: string, data: object = {}): Promise<void> {
    const reply = await page.request.post(link.replace('/sign-in/', '/api/sign-in/'), { data });
    expect(reply.status()).toBe(200);
  }

  const boss = await stranger();
  await use(boss, desk.firstLink, { name: 'Marisol Ortega', email: emailOf('Marisol Ortega') });
  return {
    ...desk,
    boss,
    problems,
    stranger,
    async enter(name, role, scope = 'everything', options = {}) {
      const invited = await boss.request.post('/api/people', {
        data: { name, email: emailOf(name), role, scope },
      });
      expect(invited.status(), name).toBe(201);
      const page = await stranger(options);
      await use(page, await desk.mailedLink(emailOf(name)));
      return page;
    },
    async close() {
      for (const context of contexts) await context.close();
      await desk.close();
    },
  };
}
