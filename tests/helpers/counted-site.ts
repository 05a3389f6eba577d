import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { VisitEvent } from '#contract/visits.ts';
import { expect, test as siteTest } from './site.ts';

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The site behind a proxy that records visit reports and submissions. */
export interface CountedSite {
  readonly address: string;
  readonly reports: Sent[];
  readonly forms: Sent[];
  /** Events of one kind, in order. */
  events<Kind extends VisitEvent['kind']>(kind: Kind): Extract<VisitEvent, { kind: Kind }>[];
}

/** For tests of visit reports. A real proxy also sees requests sent while a page unloads. */
export const test = siteTest.extend<{ behind: string; counted: CountedSite }>({
  /** URL of the site itself. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  behind: async ({}, use) => use(process.env.SITE_ADDRESS ?? ''),
  counted: async ({ behind }, use) => {
    const reports: Sent[] = [];
    const forms: Sent[] = [];
    const server = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      const { url = '/', method, headers } = incoming;
      if (method === 'POST')
        (url === ENDPOINTS.visits ? reports : forms).push({ headers, body: String(body) });
      if (url === ENDPOINTS.visits) return outgoing.writeHead(204).end();
      const proxied = request(`${behind}${url}`, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      proxied.on('error', () => outgoing.destroy());
      proxied.end(body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      address,
      reports,
      forms,
      events: (kind) =>
        reports
          .flatMap(({ body }) => JSON.parse(body).events as VisitEvent[])
          .filter((event): event is never => event.kind === kind),
    });
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ counted }, use) => use(counted.address),
});

const titleOf = (id: 'analytical' | 'marketing') =>
  cookieTexts.sections.find((section) => section.id === id)?.title ?? '';
/** Labels of the switches in the cookie drawer. */
export const switches = { analytical: titleOf('analytical'), marketing: titleOf('marketing') };

/** Makes a choice in the cookie drawer. */
export async function choose(
  page: Page,
  button: typeof cookieTexts.acceptAll | typeof cookieTexts.rejectAll | typeof cookieTexts.save,
  toggled: readonly string[] = [],
): Promise<void> {
  // Wait for the script, which listens to the event.
  await expect(page.locator('body')).toHaveClass(/scroll-animation/);
  const drawer = page.getByRole('dialog', { name: cookieTexts.title });
  if (!(await drawer.isVisible()))
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  for (const name of toggled) await drawer.getByRole('switch', { name }).click();
  await drawer.getByRole('button', { name: button }).click();
  await expect(drawer).toBeHidden();
}

/** All keys in sessionStorage, localStorage and cookies. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split('; ')]
      .filter(Boolean)
      .sort(),
  );
}
