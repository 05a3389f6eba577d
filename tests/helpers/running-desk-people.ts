import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Role, Scope, SiteRight } from '#contract/desk/people.ts';
import { type DeskOptions, type RunningDesk, startDesk } from './running-desk.ts';
import { desktop } from './site.ts';

export interface DeskWithPeople extends RunningDesk {
  /** A page of the first administrator, with scope everything. */
  readonly admin: Page;
  /** Invites a new colleague and signs them in through the mailed link, in a separate browser context. */
  signIn(name: string, role: Role, scope?: Scope, options?: ColleagueOptions): Promise<Page>;
  /** A page without a session, in a separate browser context: of the desk, unless `baseURL` is the public site. */
  anonymousPage(options?: BrowserContextOptions): Promise<Page>;
  /** Console errors, uncaught errors, dialogs, third-party requests and 5xx responses in all contexts, but no 4xx responses. */
  readonly problems: string[];
}

interface ColleagueOptions extends BrowserContextOptions {
  readonly site?: SiteRight;
}

export const emailOf = (name: string): string =>
  `${(name.toLowerCase().match(/[a-z]+/g) ?? []).join('.')}@kelvane.example.com`;

/** Starts a desk for several colleagues, each in a separate browser context whose problems are recorded. */
export async function startDeskWithPeople(browser: Browser, options?: DeskOptions): Promise<DeskWithPeople> {
  const desk = await startDesk(options);
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];

  async function anonymousPage(options: BrowserContextOptions = {}): Promise<Page> {
    const { baseURL = desk.address } = options;
    const context = await browser.newContext({ viewport: desktop, ...options, baseURL });
    contexts.push(context);
    const thirdParties = new RegExp(`^https?://(?!${new URL(baseURL).host}/)`);
    // Violations of the content-security policy are logged as console errors.
    context.on('console', (message) => {
      const isClientError = /Failed to load resource: the server responded with a status of 4\d\d/.test(
        message.text(),
      );
      if (message.type() === 'error' && !isClientError) problems.push(message.text());
    });
    context.on('weberror', (uncaught) => problems.push(`uncaught: ${uncaught.error().message}`));
    context.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    // Intercept before the page opens: in an open page, Chromium may let the first request through.
    await context.route(thirdParties, (route) => {
      problems.push(`third party: ${route.request().url()}`);
      return route.abort();
    });
    context.on('response', (response) => {
      if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
    });
    return context.newPage();
  }

  async function redeemLink(page: Page, link: string, data: object = {}): Promise<void> {
    const response = await page.request.post(link.replace('/sign-in/', '/api/sign-in/'), { data });
    expect(response.status()).toBe(200);
  }

  const admin = await anonymousPage();
  await redeemLink(admin, desk.setupLink, { name: 'Marisol Ortega', email: emailOf('Marisol Ortega') });
  return {
    ...desk,
    admin,
    problems,
    anonymousPage,
    async signIn(name, role, scope = 'everything', { site, ...options } = {}) {
      const invitation = await admin.request.post('/api/people', {
        data: { name, email: emailOf(name), role, scope, site },
      });
      expect(invitation.status(), name).toBe(201);
      const page = await anonymousPage(options);
      await redeemLink(page, await desk.mailedLink(emailOf(name)));
      return page;
    },
    async close() {
      for (const context of contexts) await context.close();
      await desk.close();
    },
  };
}
